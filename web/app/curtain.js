// What is shown until the game draws for itself, and when it cannot.

const part = (id) => document.getElementById(id);

/** Says what is going on. */
export function say(text) {
  part("status").textContent = text;
}

/** Shows how much is there, from 0 to 1. */
export function progress(done) {
  const percent = Math.floor(100 * Math.min(1, done));
  part("progress").value = percent;
  part("detail").textContent = `${percent} %`;
}

/** Opens the curtain and gives the keyboard to the table. */
export function reveal() {
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
export function fail(what, remedy, again = "Try again") {
  document.body.classList.remove("loading", "running");
  document.body.classList.add("failed");
  part("curtain").hidden = false;
  part("curtain").setAttribute("role", "alert");
  say(what);
  part("detail").textContent = remedy;
  part("retry").textContent = again;
  part("retry").focus();
}
