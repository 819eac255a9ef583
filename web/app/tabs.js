// One tab alone plays and keeps matches; all others look on.
//
// The tabs share the browser's storage, and two games would overwrite each other's matches there. A lock that the browser
// lets go of with its tab, however that ends, says whose turn it is. Browsers without locks have one tab at a time, or luck.

const NAME = "spades";

/** A page that is loaded again gets the lock from itself after a moment: nobody need be told. */
const MOMENT = 300;

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;

/** What the tab that plays has told last. */
let told = null;

/** Tells the tabs that look on what is being played: what anybody may know of it. */
export function tell(title, scores) {
  told = { title, scores };
  channel?.postMessage(told);
}

/**
 * Resolves when this tab is the one that plays. Until then `look` is called with what the other tab plays, whenever that
 * changes, and with a function that takes over from it at once.
 */
export async function alone(look) {
  if (!navigator.locks) return;
  await new Promise((resolve) => {
    let ours = false;
    const play = () => {
      ours = true;
      if (channel) channel.onmessage = ({ data }) => data === "who" && told && channel.postMessage(told);
      resolve();
      // As long as the page is open.
      return new Promise(() => {});
    };
    const ask = (options) =>
      navigator.locks.request(NAME, options, (lock) => {
        if (lock) return play();
        const takeOver = () => ask({ steal: true });
        ask({});
        setTimeout(() => {
          if (ours) return;
          if (channel) channel.onmessage = ({ data }) => data !== "who" && look(takeOver, data);
          look(takeOver, null);
          channel?.postMessage("who");
        }, MOMENT);
        return null;
      }).catch(() => ours && giveWay());
    ask({ ifAvailable: true });
  });
}

/** Another tab has taken over: nothing is written any more, and this one looks on. */
function giveWay() {
  for (const name of ["setItem", "removeItem"]) {
    Storage.prototype[name] = () => {
      throw new DOMException("another tab plays", "InvalidStateError");
    };
  }
  location.reload();
}
