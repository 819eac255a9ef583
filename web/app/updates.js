// Offline use and new versions, by way of the service worker.
//
// A new version is downloaded while the old one is played, and announced. The browser takes it up by itself when the game
// is open in no tab any more. Hurrying it would be wrong: it would answer a running game's requests with newer files, and
// browsers have been seen to leave a page without any answer when the worker changes while it loads.

import { words } from "./words.js";

/** Makes the game available without a network, and tells when a new version has come in. */
export async function keepUpToDate() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    if (registration.waiting && navigator.serviceWorker.controller) announce();
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && navigator.serviceWorker.controller) announce();
      });
    });
  } catch (error) {
    // No offline use then: private windows and plain http forbid it. The game itself needs none of it.
    console.info(`Not available offline: ${error.message}`);
  }
}

function announce() {
  const notice = document.getElementById("notice");
  document.getElementById("notice-text").textContent = words.newVersion;
  notice.hidden = false;
  document.getElementById("notice-close").onclick = () => {
    notice.hidden = true;
    document.getElementById("spades").focus({ preventScroll: true });
  };
}
