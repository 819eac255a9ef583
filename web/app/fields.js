// Fields to type in, where a keyboard comes up on the screen. A canvas opens none: so real fields lie over those that the game draws, unseen
// until one is typed in. The browser keeps that one in sight.

const region = document.getElementById("fields");

/** Lays fields wherever the game has some, if fingers are used here. */
export function layFields() {
  if (!matchMedia("(pointer: coarse)").matches) return;
  document.addEventListener("spades:fields", ({ detail }) => arrange(JSON.parse(detail)));
}

function arrange(fields) {
  const old = new Map([...region.children].map((input) => [input.dataset.id, input]));
  for (const field of fields) {
    const input = old.get(field.id) ?? make(field.id);
    old.delete(field.id);
    place(input, field);
  }
  for (const gone of old.values()) gone.remove();
}

function make(id) {
  const input = document.createElement("input");
  input.dataset.id = id;
  input.type = "text";
  input.autocomplete = "off";
  // The mirror has it too, for those who do not see it.
  input.setAttribute("aria-hidden", "true");
  input.tabIndex = -1;
  input.addEventListener("input", () => press(id, input.value));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") press(id, input.value, true);
    if (event.key === "Enter" || event.key === "Escape") input.blur();
  });
  input.addEventListener("blur", () => {
    // What the browser has moved to show the field goes back.
    window.scrollTo(0, 0);
    document.getElementById("spades").focus({ preventScroll: true });
  });
  region.append(input);
  return input;
}

function place(input, { label, value, maxlength, x, y, width, height }) {
  input.title = label;
  if (maxlength) input.maxLength = maxlength;
  // What is being typed is not overwritten.
  if (document.activeElement !== input) input.value = value;
  Object.assign(input.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

function press(id, value, done = false) {
  document.dispatchEvent(new CustomEvent("spades:press", { detail: JSON.stringify({ id, value, done }) }));
}
