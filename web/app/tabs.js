// One tab alone plays and keeps matches; all others look on.
//
// The tabs share the browser's storage, and two games would overwrite each other's matches there. A lock that the browser
// lets go of with its tab, however that ends, says whose turn it is. Browsers without locks have one tab at a time, or luck.

const NAME = "spades";

/** A page that is loaded again gets the lock from itself after a moment: nobody need be told. */
const MOMENT = 300;

const channel = openChannel();

/** Returns the channel between the tabs; null where there is none, or where the browser blocks it together with the storage. */
function openChannel() {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** What the tab that plays has told last. `atTable`: a match is on its table. */
let told = { title: "", scores: [], atTable: false };

/** Tells the tabs that look on what is being played: what anybody may know of it. */
export function tell(news) {
  told = { ...told, ...news };
  channel?.postMessage(told);
}

/**
 * Resolves when this tab is the one that plays. Until then `look` is called with what the other tab plays, whenever that
 * changes, and with a function that takes over from it at once. Returns whether a match was on the table of the other tab.
 */
export async function alone(look) {
  if (!navigator.locks) return false;
  let atTable = false;
  await new Promise((resolve) => {
    let ours = false;
    const play = () => {
      ours = true;
      document.addEventListener("spades:table", ({ detail }) => tell({ atTable: detail === "on" }));
      if (channel) channel.onmessage = ({ data }) => data === "who" && channel.postMessage(told);
      resolve();
      // As long as the page is open.
      return new Promise(() => {});
    };
    const wait = () => {
      const takeOver = () => ask({ steal: true });
      ask({});
      setTimeout(() => {
        if (ours) return;
        if (channel) {
          channel.onmessage = ({ data }) => {
            if (data === "who") return;
            atTable = data.atTable;
            look(takeOver, data);
          };
        }
        look(takeOver, null);
        channel?.postMessage("who");
      }, MOMENT);
    };
    const ask = async (options) => {
      try {
        await navigator.locks.request(NAME, options, (lock) => (lock ? play() : wait()));
      } catch {
        // A tab that takes over ends the request of the one that plays. A browser that blocks the page's storage refuses every request: then
        // nothing is stored that two tabs could overwrite.
        if (ours) giveWay();
        else resolve();
      }
    };
    ask({ ifAvailable: true });
  });
  return atTable;
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
