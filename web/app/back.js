// Back (the button, the gesture, Android's) goes one step back in the game, and leaves it on its title only: the browser's history has an
// entry for each screen and overlay that lies over the title.

/** How many steps back there are in the game, as it has told. */
let steps = 0;

/** The entry of the history that is shown: how many of the game's lie below it. */
const entry = () => history.state?.step ?? 0;

/** Keeps as many entries as the game has steps back, and tells the game when somebody goes back by one. */
export function followBack() {
  document.addEventListener("spades:steps", ({ detail }) => {
    steps = Number(detail);
    settle();
  });
  window.addEventListener("popstate", () => {
    if (entry() < steps) document.dispatchEvent(new CustomEvent("spades:back", { detail: "" }));
    // Forward leads to what was closed.
    else settle();
  });
}

function settle() {
  // What was closed in the game itself, or opened before the page was loaded again.
  if (entry() > steps) history.go(steps - entry());
  while (entry() < steps) history.pushState({ step: entry() + 1 }, "");
}
