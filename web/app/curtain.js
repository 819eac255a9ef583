// What is shown until the game draws for itself, and when it cannot.

import { words } from "./words.js";

const part = (id) => document.getElementById(id);

/** Says what is going on. */
export function say(text) {
  part("status").textContent = text;
}

/** Shows how much is there, from 0 to 1. The text is left alone where the curtain says something else: a download goes on after a failure. */
export function progress(done) {
  const percent = Math.floor(100 * Math.min(1, done));
  part("progress").value = percent;
  if (document.body.classList.contains("loading")) part("detail").textContent = `${percent}%`;
}

/** Shows what another tab plays, and a button that plays here instead. */
export function lookOn(what, detail, here, playHere) {
  document.body.classList.remove("loading");
  document.body.classList.add("waiting");
  say(what);
  part("detail").textContent = detail;
  const button = part("retry");
  button.textContent = here;
  button.onclick = (event) => {
    event.preventDefault();
    playHere();
  };
}

/** The other tab is gone, or gives way: the curtain is as at the start. */
export function lookNoLonger() {
  if (!document.body.classList.contains("waiting")) return;
  document.body.classList.remove("waiting");
  document.body.classList.add("loading");
  part("detail").textContent = "";
  part("retry").onclick = null;
}

/** Opens the curtain and gives the keyboard to the table, unless the game has failed meanwhile. */
export function reveal() {
  if (document.body.classList.contains("failed")) return;
  document.body.classList.remove("loading");
  document.body.classList.add("running");
  part("mirror").removeAttribute("aria-busy");
  if (document.activeElement === document.body) part("spades").focus({ preventScroll: true });
  // Gone for screen readers too, once it has faded.
  setTimeout(() => {
    if (!document.body.classList.contains("failed")) part("curtain").hidden = true;
  }, 400);
}

/** Closes the curtain with the reason and a way to try again. */
export function fail(what, remedy, again = words.tryAgain) {
  document.body.classList.remove("loading", "running", "waiting");
  document.body.classList.add("failed");
  part("curtain").hidden = false;
  part("curtain").setAttribute("role", "alert");
  say(what);
  part("detail").textContent = remedy;
  part("retry").textContent = again;
  part("retry").focus();
}
