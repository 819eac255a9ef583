// The language of the page: that of the game, once it runs; before, the one that the player chose in it, or the one that the browser prefers.
// English is in the page itself; the words of other languages are fetched when they are wanted.

import { note, recall } from "./notes.js";
import { words } from "./words.js";

const CHOSEN = "spades-page.language";

/** The game's languages besides English, with the direction of their script; the build fills them in. */
const others = new Map(document.body.dataset.languages.split(" ").map((language) => language.split(":")));

const english = { ...words };

const base = (tag) => tag.split("-")[0].toLowerCase();

/** Returns the first language wanted that the game has. */
function preferred(wanted) {
  const known = ["en", ...others.keys()];
  const has = (tag) => known.find((one) => one === tag) ?? known.find((one) => base(one) === base(tag));
  return wanted.map(has).find(Boolean) ?? "en";
}

/** Sets the language of the page, which the game then asks for, and follows the game. Must run before the game starts. */
export function followLanguage() {
  const tag = preferred([recall("localStorage", CHOSEN), ...navigator.languages].filter(Boolean));
  speak(tag, others.get(tag) ?? "ltr");
  document.addEventListener("spades:language", ({ detail }) => {
    const { tag, dir, chosen } = JSON.parse(detail);
    note("localStorage", CHOSEN, chosen ? tag : "");
    speak(tag, dir);
  });
}

async function speak(tag, dir) {
  const { documentElement } = document;
  if (documentElement.lang === tag) return;
  Object.assign(documentElement, { lang: tag, dir });
  const folder = `assets/i18n/${tag}/`;
  const theirs = tag === "en" ? english : await fetchWords(folder);
  // Meanwhile another one may have been chosen.
  if (documentElement.lang === tag) write({ ...english, ...theirs });
  if (tag !== "en") await keep(folder);
}

/** Makes a language available without a network, like everything else. */
async function keep(folder) {
  try {
    (await navigator.serviceWorker.ready).active.postMessage(folder);
  } catch {
    // There is no worker: see updates.js.
  }
}

async function fetchWords(folder) {
  try {
    return (await import(new URL(`${folder}words.js`, document.baseURI))).words;
  } catch {
    return {};
  }
}

/** Writes what the page shows before the game speaks. */
function write(now) {
  const part = (id) => document.getElementById(id);
  if (part("status").textContent === words.loading) part("status").textContent = now.loading;
  Object.assign(words, now);
  part("mirror").setAttribute("aria-label", words.controls);
  part("spades").setAttribute("aria-label", words.table);
  part("progress").setAttribute("aria-label", words.download);
  part("retry").textContent = words.tryAgain;
}
