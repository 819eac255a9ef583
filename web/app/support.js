// What the browser must be able to do.

/** What is missing here, and what helps; nothing when all is there. */
export function shortcoming() {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    return {
      what: "This browser cannot run the game: it has no WebAssembly.",
      remedy: "A current version of Firefox, Chrome, Edge or Safari can. Strict security modes switch it off.",
    };
  }
  if (!hasWebGl2()) {
    return {
      what: "This browser cannot draw the table: it has no WebGL 2.",
      remedy: "Hardware acceleration may be switched off in its settings, or the browser may be too old.",
    };
  }
  return null;
}

function hasWebGl2() {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few contexts at a time: this one is given back at once.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
