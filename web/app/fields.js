// Fields to type in. A canvas gets no keyboard on a screen, no dead keys, no input methods, and no pasted text without a question. So real
// fields lie over those that the game draws. Where the pointer is a finger, all of them, unseen until one is tapped; the browser keeps that
// one in sight above the keyboard. Elsewhere a field is there while the game's own has the focus, and the game keeps deciding where that is.

const region = document.getElementById("fields");
const canvas = document.getElementById("spades");

/** Keys that the game answers in a field: they lead out of it. */
const GAME_KEYS = new Set(["Enter", "Escape", "Tab"]);

/** Lays fields wherever the game has some. */
export function layFields() {
  const byFinger = matchMedia("(pointer: coarse)").matches;
  document.addEventListener("spades:fields", ({ detail }) => {
    const fields = JSON.parse(detail);
    arrange(byFinger ? fields : fields.filter(({ focused }) => focused), byFinger);
  });
}

function arrange(fields, byFinger) {
  const old = new Map([...region.children].map((input) => [input.dataset.id, input]));
  const ids = new Set(fields.map(({ id }) => id));
  for (const [id, input] of old) {
    if (ids.has(id)) continue;
    if (document.activeElement === input) input.blur();
    input.remove();
  }
  for (const field of fields) {
    const input = old.get(field.id) ?? make(field.id, byFinger);
    place(input, field);
    if (byFinger) continue;
    // The game's own line of text is as high, and begins at the edge.
    Object.assign(input.style, { fontSize: `${0.8 * field.height}px`, padding: "0" });
    if (document.activeElement === canvas) input.focus({ preventScroll: true });
  }
}

function make(id, byFinger) {
  const input = document.createElement("input");
  input.dataset.id = id;
  input.type = "text";
  input.autocomplete = "off";
  input.spellcheck = false;
  // The mirror has it too, for those who do not see it.
  input.setAttribute("aria-hidden", "true");
  input.tabIndex = -1;
  input.addEventListener("input", () => press(id, input.value));
  input.addEventListener("keydown", (event) => {
    // An input method's own.
    if (event.isComposing) return;
    if (byFinger) {
      if (event.key === "Enter") press(id, input.value, true);
      if (event.key === "Enter" || event.key === "Escape") input.blur();
    } else if (GAME_KEYS.has(event.key) && !event.shiftKey) {
      event.preventDefault();
      for (const type of ["keydown", "keyup"]) {
        const { key, code } = event;
        canvas.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true }));
      }
    }
  });
  input.addEventListener("blur", ({ relatedTarget }) => {
    // What the browser has moved to show the field goes back.
    window.scrollTo(0, 0);
    if (!relatedTarget) canvas.focus({ preventScroll: true });
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
