// Starts the game: checks the browser, downloads the module with true progress, hands over to it.

import { watchAudio } from "./audio.js";
import { followBack } from "./back.js";
import { serveClipboard } from "./clipboard.js";
import { fail, lookNoLonger, lookOn, progress, reveal, say } from "./curtain.js";
import { followDevice } from "./device.js";
import { download, downloadError } from "./download.js";
import { layFields } from "./fields.js";
import { serveFiles } from "./files.js";
import { guardInput } from "./input.js";
import { keepForGood } from "./keep.js";
import { followLanguage } from "./language.js";
import { followLinks } from "./links.js";
import { startMirror } from "./mirror.js";
import { openPacks } from "./packs.js";
import { trustPixels } from "./pixels.js";
import { serveShare } from "./share.js";
import { shortcoming } from "./support.js";
import { alone } from "./tabs.js";
import { followUpdates, keepUpToDate } from "./updates.js";
import { words } from "./words.js";

/** The share of the bar that the module takes; the rest is for pictures and sounds, which the game loads by itself. */
const MODULE = 0.85;

/** How long the game may say nothing at all before the curtain opens without its word. */
const SILENT = 30_000;

document.body.classList.add("loading");

try {
  await start();
} catch (error) {
  console.error(error);
  fail(words.notLoaded, explain(error));
}

async function start() {
  followLanguage();
  // Before the module's glue is read, which remembers what makes sounds.
  watchAudio();
  followUpdates();
  openPacks(document.body.dataset.packs);
  // Under way while the browser is looked at, which takes a while itself.
  const { module, moduleBytes } = document.body.dataset;
  const response = download(module, (done) => progress(MODULE * Math.min(1, done / moduleBytes)));
  const glue = import(new URL("game.js", import.meta.url)).catch((cause) => {
    throw new Error(words.brokeOff, { cause });
  });
  for (const part of [response, glue]) part.catch(() => {});

  const canvas = document.getElementById("spades");
  const lacks = shortcoming(canvas);
  if (lacks) {
    fail(lacks.what, lacks.remedy);
    return;
  }
  trustPixels(canvas);

  const atTable = await alone((playHere, played) => {
    const detail = played ? [played.title, ...played.scores].join(" · ") : "";
    lookOn(words.otherTab, detail, words.playHere, playHere);
  });
  lookNoLonger();

  guardInput(document.getElementById("stage"));
  startMirror();
  followDevice();
  followBack();
  layFields();
  serveClipboard();
  serveFiles();
  serveShare();
  keepForGood();
  const game = listenToGame();
  watchForCrash();

  const { default: init } = await glue;
  await init({ module_or_path: await response });

  say(words.shuffling);
  game.wait();
  followLinks(game.ready, atTable);
  await game.ready;
  reveal();
  // The worker fetches everything: not at the same time as the game, or much would come twice.
  await game.complete;
  keepUpToDate();
}

/**
 * What the game says about its loading. `ready` resolves when its first screen is there, or when it says nothing any more
 * although `wait` was called; `complete` when it has all that a match needs.
 */
function listenToGame() {
  let resolve;
  const ready = new Promise((resolver) => (resolve = resolver));
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, SILENT);
  };
  document.addEventListener("spades:loading", ({ detail }) => {
    progress(MODULE + (1 - MODULE) * Number(detail));
    wait();
  });
  document.addEventListener("spades:running", resolve, { once: true });
  const complete = new Promise((resolver) => document.addEventListener("spades:complete", resolver, { once: true }));
  return { ready, complete, wait };
}

/** A crash of the game must not look like a table that does not answer. */
function watchForCrash() {
  window.addEventListener("error", ({ error, message }) => {
    if (!(error instanceof WebAssembly.RuntimeError)) return;
    fail(words.stopped, words.savedBecause(message), words.restart);
  });
  document.getElementById("spades").addEventListener("webglcontextlost", () => {
    fail(words.graphicsReset, words.saved, words.restart);
  });
}

function explain(error) {
  if (!navigator.onLine) return words.offline;
  const broke = downloadError() ?? (error instanceof WebAssembly.CompileError && words.brokeOff);
  return broke || `${error?.message ?? error}`;
}
