// What the browser keeps for the page may be dropped: when room is short, or, in Safari, after a week without a visit. It is asked not to,
// once there is something to lose.

/** Remembers that the player was told: under no name that the game reads. */
const TOLD = "spades-page.may-be-dropped";

/** Asks when the game says that a match has ended; tells the game once if the browser refuses. */
export function keepForGood() {
  document.addEventListener("spades:keep", async () => {
    if ((await isKept()) || localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, "yes");
    document.dispatchEvent(new CustomEvent("spades:may-be-dropped", { detail: "" }));
  });
}

async function isKept() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    // Old browsers, and pages without a secure connection, have nothing to ask.
    return false;
  }
}
