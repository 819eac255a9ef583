// Links with the deals of a match, the shortcuts of an installed page, and the way back to the table: what follows the # goes to the game,
// and is taken out of the address, so that loading the page again does not deal again.

import { note, recall } from "./notes.js";

/** A link with deals, or a shortcut of the manifest. */
const LINK = /[#&]deal=|^#(continue|daily|puzzle)$/;

/** Under this name a tab remembers that a match lies on its table, for as long as it lives. */
const AT_TABLE = "spades-page.at-table";

/**
 * Gives links to the game as soon as `ready` resolves, and those that are opened later. `atTable`: the match is on the table of another tab,
 * from which this one takes over.
 */
export function followLinks(ready, atTable) {
  const give = (detail) => ready.then(() => document.dispatchEvent(new CustomEvent("spades:link", { detail })));
  const follow = () => {
    if (!LINK.test(location.hash)) return false;
    give(location.hash);
    history.replaceState(history.state, "", location.pathname + location.search);
    return true;
  };
  // Loaded again, or dropped by the browser while it was out of sight: the player was in the middle of a match.
  if (!follow() && (atTable || recall("sessionStorage", AT_TABLE))) give("#continue");
  window.addEventListener("hashchange", follow);
  document.addEventListener("spades:table", ({ detail }) => note("sessionStorage", AT_TABLE, detail));
}
