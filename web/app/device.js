// The device around the page: which edges of its screen are safe, whether it can shake, and that it stays awake while somebody is to play.

import { shares } from "./share.js";

const EDGES = ["top", "right", "bottom", "left"];

/** How long it shakes, and rests in between, in milliseconds. */
const PATTERNS = { taken: [18], refused: [30, 50, 30] };

/** Tells the game about the device, and does what the game wants of it. */
export function followDevice() {
  let told = "";
  const tell = () => {
    const detail = JSON.stringify({ safe: safeEdges(), vibrates: vibrates(), shares: shares(), mac: hasMacKeys() });
    if (detail === told) return;
    told = detail;
    document.dispatchEvent(new CustomEvent("spades:device", { detail }));
  };
  // By then the game listens.
  document.addEventListener("spades:loading", tell, { once: true });
  // The browser knows the new edges only once the page is laid out anew.
  const again = () => told && requestAnimationFrame(() => requestAnimationFrame(tell));
  window.addEventListener("resize", again);
  screen.orientation?.addEventListener("change", again);
  window.visualViewport?.addEventListener("resize", again);

  document.addEventListener("spades:buzz", ({ detail }) => navigator.vibrate?.(PATTERNS[detail] ?? []));
  stayAwake();
}

/** How far notches and bars reach in, in CSS pixels: style.css has them from the browser. */
function safeEdges() {
  const style = getComputedStyle(document.documentElement);
  return EDGES.map((edge) => parseFloat(style.getPropertyValue(`--safe-${edge}`)) || 0);
}

/** Desktop browsers have the function too, but nothing that shakes. */
function vibrates() {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Where Cmd does what Ctrl does elsewhere. */
function hasMacKeys() {
  return /mac|iphone|ipad/i.test(navigator.userAgentData?.platform || navigator.platform);
}

/** Keeps the screen on while the game wants that and somebody sees it. The browser lets go of the lock with the page. */
function stayAwake() {
  if (!navigator.wakeLock) return;
  let wanted = false;
  let lock = null;
  const settle = async () => {
    if (!wanted || document.hidden) {
      const held = lock;
      lock = null;
      await held?.release();
      return;
    }
    if (lock && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A battery that is low forbids it, for one: the game goes on without.
      lock = null;
    }
    // It may have taken a while.
    if (lock && (!wanted || document.hidden)) await settle();
  };
  document.addEventListener("spades:awake", ({ detail }) => {
    wanted = detail === "on";
    settle();
  });
  document.addEventListener("visibilitychange", settle);
}
