// Links with the deals of a match, and the shortcuts of an installed page: what follows the # goes to the game, and is taken out of the
// address, so that loading the page again does not deal again.

/** A link with deals, or a shortcut of the manifest. */
const LINK = /[#&]deal=|^#(continue|daily|puzzle)$/;

/** Gives links to the game as soon as `ready` resolves, and those that are opened later. */
export function followLinks(ready) {
  const follow = () => {
    if (!LINK.test(location.hash)) return;
    const detail = location.hash;
    history.replaceState(history.state, "", location.pathname + location.search);
    ready.then(() => document.dispatchEvent(new CustomEvent("spades:link", { detail })));
  };
  follow();
  window.addEventListener("hashchange", follow);
}
