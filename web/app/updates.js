// Offline use and new versions, by way of the service worker.
//
// A new version is downloaded while the old one is played, and announced. The browser takes it up by itself when the game is open in no tab
// any more, which may never happen to an installed page: so the player can take it at once. All tabs then start anew, as a running game's
// requests must not be answered with newer files, and only once the new worker is active: browsers have been seen to leave a page without
// any answer when the worker changes while it loads.

import { note, recall } from "./notes.js";

/** Remembers in this tab that the waiting version was announced: loading the page again announces only a newer one. */
const TOLD = "spades-page.new-version";

/** Starts this tab anew when a new version is taken, here or in another tab. To be called at the start: a tab that looks on must follow, too. */
export function followUpdates() {
  try {
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      const { controller } = navigator.serviceWorker;
      const settle = () => controller.state === "activated" && location.reload();
      controller.addEventListener("statechange", settle);
      settle();
    });
  } catch {
    // None here: an old browser, plain http, or a frame that may not have any.
  }
}

/** Makes the game available without a network, and tells when a new version has come in. */
export async function keepUpToDate() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    document.addEventListener("spades:update", () => registration.waiting?.postMessage("take over"));
    if (registration.waiting && navigator.serviceWorker.controller && !recall("sessionStorage", TOLD)) announce();
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
  note("sessionStorage", TOLD, "yes");
  document.dispatchEvent(new CustomEvent("spades:new-version", { detail: "" }));
}
