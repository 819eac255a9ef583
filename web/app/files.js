// The file with everything in it: the browser downloads it, and asks which one to take in.

/** Listens to the game. */
export function serveFiles() {
  document.addEventListener("spades:save-file", ({ detail }) => save(JSON.parse(detail)));
  document.addEventListener("spades:open-file", open);
}

function answer(detail) {
  document.dispatchEvent(new CustomEvent("spades:file", { detail: JSON.stringify(detail) }));
}

function save({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // The download has begun by then, and keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  answer({ saved: name });
}

function open() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.hidden = true;
  // Somewhere on the page, or some browsers let go of it before a file is chosen.
  document.body.append(input);
  input.addEventListener("cancel", () => input.remove());
  input.addEventListener("change", async () => {
    input.remove();
    try {
      answer({ text: await input.files[0].text() });
    } catch (error) {
      answer({ failed: `${error?.message ?? error}` });
    }
  });
  input.click();
}
