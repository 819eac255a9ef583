// Copying texts for the game, which reports only those that were copied. Where the browser refuses (plain http, a frame without permission),
// the text is shown, to be copied by hand.

import { words } from "./words.js";

/** Copies whenever the game asks. Must run before the game starts. */
export function serveClipboard() {
  // Without it, reading for "Paste" would wait forever for an answer.
  if (!navigator.clipboard) {
    const refuse = async () => {
      throw new DOMException("no clipboard here", "NotAllowedError");
    };
    Object.defineProperty(navigator, "clipboard", { value: { readText: refuse, writeText: refuse } });
  }
  document.addEventListener("spades:copy", async ({ detail }) => {
    const copied = await copy(detail);
    if (!copied) show(detail);
    document.dispatchEvent(new CustomEvent("spades:copied", { detail: copied ? "yes" : "" }));
  });
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAsSelection(text);
  }
}

/** The older way, which browsers still allow after a press where they refuse the other one. */
function copyAsSelection(text) {
  const area = textArea(text);
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  document.getElementById("spades").focus({ preventScroll: true });
  return copied;
}

function textArea(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  return area;
}

function show(text) {
  const dialog = document.createElement("dialog");
  dialog.id = "copy";
  const line = document.createElement("p");
  line.textContent = words.notCopied;
  const area = textArea(text);
  area.setAttribute("aria-label", words.notCopied);
  const close = document.createElement("button");
  close.className = "button";
  close.textContent = words.close;
  close.onclick = () => dialog.close();
  dialog.addEventListener("close", () => {
    dialog.remove();
    document.getElementById("spades").focus({ preventScroll: true });
  });
  dialog.append(line, area, close);
  document.body.append(dialog);
  dialog.showModal();
  area.select();
}
