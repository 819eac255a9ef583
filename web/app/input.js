// The page stands still under the player's hands, and the browser's own keys keep working.

/** Keys that move a page, or the focus, when the game does not keep them. */
const GAME_KEYS = new Set([
  " ",
  "'",
  "/",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "Backspace",
  "End",
  "Home",
  "PageDown",
  "PageUp",
  "Tab",
]);

/** Keeps scrolling, zooming and menus away from the table, and nothing else. */
export function guardInput(stage) {
  const keep = (event) => event.preventDefault();
  stage.addEventListener("contextmenu", keep);
  stage.addEventListener("wheel", keep, { passive: false });
  stage.addEventListener("touchmove", keep, { passive: false });
  stage.addEventListener("dragstart", keep);
  for (const pinch of ["gesturestart", "gesturechange", "gestureend"]) stage.addEventListener(pinch, keep);

  stage.addEventListener("keydown", (event) => {
    // Shift and Tab lead from the table to the text controls; everything with Ctrl, Alt or Cmd is the browser's.
    const browsers = event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && event.key === "Tab");
    if (!browsers && GAME_KEYS.has(event.key)) event.preventDefault();
  });
}
