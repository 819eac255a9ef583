// The sheet through which links and texts go to other programs: on phones, and wherever else the browser has one.

/** Whether the device has such a sheet. On a desk the clipboard is nearer. */
export const shares = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Opens the sheet when the game asks for it; what does not go through it is given back. */
export function serveShare() {
  document.addEventListener("spades:share", async ({ detail }) => {
    const { text, url } = JSON.parse(detail);
    try {
      await navigator.share(url ? { text, url } : { text });
    } catch (error) {
      // The player has closed it.
      if (error.name === "AbortError") return;
      document.dispatchEvent(new CustomEvent("spades:not-shared", { detail: url ?? text }));
    }
  });
}
