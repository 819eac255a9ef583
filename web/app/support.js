// What the browser must be able to do.

/** What is missing here, and what helps; nothing when all is there. `canvas` is the one that the game draws on. */
export function shortcoming(canvas) {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    return {
      what: "This browser cannot run the game: it has no WebAssembly.",
      remedy: "A current version of Firefox, Chrome, Edge or Safari can. Strict security modes switch it off.",
    };
  }
  if (!hasWebGl2(canvas)) {
    return {
      what: "This browser cannot draw the table: it has no WebGL 2.",
      remedy: "Hardware acceleration may be switched off in its settings, or the browser may be too old.",
    };
  }
  return null;
}

// The context is kept: the game asks for it with the same attributes and gets this one. Making two takes twice as long.
function hasWebGl2(canvas) {
  try {
    return canvas.getContext("webgl2", { antialias: false }) !== null;
  } catch {
    return false;
  }
}
