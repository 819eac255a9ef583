// Sound: allowed only after a gesture, which the game cannot wait for by itself (NiklasEi/bevy_kira_audio#83), and silent while nobody
// looks.

const GESTURES = ["pointerdown", "pointerup", "keydown", "touchend"];

/** Every audio context that the game opens, seen by standing in for the constructor. Must run before the game starts. */
export function watchAudio() {
  // The game's audio library takes the constructor for granted, but not that it works: without a context the game is silent.
  window.AudioContext ??= class {
    constructor() {
      throw new DOMException("no WebAudio here", "NotSupportedError");
    }
  };
  const contexts = new Set();
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Original = window[name];
    if (!Original) continue;
    window[name] = class extends Original {
      constructor(...options) {
        super(...options);
        contexts.add(this);
      }
    };
  }

  let allowed = false;
  const settle = () => {
    for (const context of contexts) {
      if (context.state === "closed") contexts.delete(context);
      else if (document.hidden) quietly(context.suspend());
      else if (allowed) quietly(context.resume());
    }
  };
  for (const gesture of GESTURES) {
    window.addEventListener(
      gesture,
      () => {
        allowed = true;
        settle();
      },
      { capture: true, passive: true },
    );
  }
  document.addEventListener("visibilitychange", settle);
}

/** A browser that refuses will be asked again at the next gesture. */
function quietly(promise) {
  promise.catch(() => {});
}
