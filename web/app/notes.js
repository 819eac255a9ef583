// Notes that the page itself keeps in the browser's storage, under names that the game doesn't read. A browser may block that storage (every
// access throws then), and it may be full: a note that can't be kept is no error.

/** Returns a note, or null. `area` is "localStorage" or "sessionStorage". */
export function recall(area, name) {
  try {
    return globalThis[area].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a note, or removes it if `text` is empty. Returns whether that worked. */
export function note(area, name, text) {
  try {
    if (text) globalThis[area].setItem(name, text);
    else globalThis[area].removeItem(name);
    return true;
  } catch {
    return false;
  }
}
