// What the browser keeps for the page may be dropped: when room is short, or, in Safari, after a week without a visit. It is asked not to,
// once there is something to lose.

import { note, recall } from "./notes.js";

/** Remembers that the player was told: under no name that the game reads. */
const TOLD = "spades-page.may-be-dropped";

/** Firefox asks the player, in a window of its own: that must not come out of nowhere. All others decide for themselves. */
const asksPlayer = () => "mozInnerScreenX" in globalThis;

/**
 * Asks when the game says that a match has ended; tells the game once if the browser refuses. Where the browser would ask the player, the
 * game first offers it.
 */
export function keepForGood() {
  document.addEventListener("spades:keep", async () => {
    const kept = asksPlayer() ? await answered("persisted") : (await answered("persisted")) || (await answered("persist"));
    if (kept || recall("localStorage", TOLD)) return;
    // Where not even this can be kept, the game says so itself.
    if (note("localStorage", TOLD, "yes")) tell(asksPlayer() ? "spades:may-be-kept" : "spades:may-be-dropped");
  });
  document.addEventListener("spades:keep-now", async () => {
    if (!(await answered("persist"))) tell("spades:may-be-dropped");
  });
}

function tell(event) {
  document.dispatchEvent(new CustomEvent(event, { detail: "" }));
}

async function answered(question) {
  try {
    return await navigator.storage[question]();
  } catch {
    // Old browsers, and pages without a secure connection, have nothing to ask.
    return false;
  }
}
