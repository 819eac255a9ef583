// What the browser must be able to do.

import { words } from "./words.js";

/** What is missing here, and what helps; nothing when all is there. `canvas` is the one that the game draws on. */
export function shortcoming(canvas) {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    return {
      what: words.noWebAssembly,
      remedy: words.noWebAssemblyRemedy,
    };
  }
  if (!hasReferenceTypes()) {
    return {
      what: words.tooOld,
      remedy: words.tooOldRemedy,
    };
  }
  if (!hasWebGl2(canvas)) {
    return {
      what: words.noWebGl,
      remedy: words.noWebGlRemedy,
    };
  }
  return null;
}

/** The latest part of WebAssembly that the module uses: a table of references to the page's objects. */
function hasReferenceTypes() {
  return WebAssembly.validate(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 4, 4, 1, 0x6f, 0, 0));
}

// The context is kept: the game asks for it with the same attributes and gets this one. Making two takes twice as long.
function hasWebGl2(canvas) {
  try {
    return canvas.getContext("webgl2", { antialias: false }) !== null;
  } catch {
    return false;
  }
}
