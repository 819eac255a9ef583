// Links with the deals of a match: what follows the # goes to the game, and is taken out of the address, so that loading the
// page again does not deal again.

/** Gives links to the game as soon as `ready` resolves, and those that are opened later. */
export function followLinks(ready) {
  const follow = () => {
    if (!/[#&]deal=/.test(location.hash)) return;
    const detail = location.hash;
    history.replaceState(null, "", location.pathname + location.search);
    ready.then(() => document.dispatchEvent(new CustomEvent("spades:link", { detail })));
  };
  follow();
  window.addEventListener("hashchange", follow);
}
