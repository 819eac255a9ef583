// Offline use and new versions, by way of the service worker.
//
// A new version is downloaded while the old one is played, announced, and used from the next start on.

/** How long a waiting version may take to step forward before this start goes on with the old one. */
const STEP_FORWARD = 10_000;

/** Uses a version that waits since the last visit. True when the page is being loaded anew for it. */
export async function takeUpNewVersion() {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration("./");
    if (!registration?.waiting || !navigator.serviceWorker.controller) return false;
    if (!(await stepsForward(registration.waiting))) return false;
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/** Asks a waiting worker to take over. It refuses while the game is open in another tab. */
function stepsForward(worker) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), STEP_FORWARD);
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data: willing }) => {
      if (!willing) resolve(false);
    };
    worker.postMessage("take over", [port2]);
  });
}

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
  document.getElementById("notice-text").textContent = "A new version is ready. It will be used from the next start on.";
  notice.hidden = false;
  document.getElementById("notice-close").onclick = () => {
    notice.hidden = true;
    document.getElementById("spades").focus({ preventScroll: true });
  };
}
