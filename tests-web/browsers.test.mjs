// The shipped page in Firefox and in WebKit, whichever the environment names: it starts, the first trick is played by mouse and by keys, a
// reload comes back to the table, and it starts without a network.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { PATIENCE } from "./patience.mjs";
import { Site } from "./server.mjs";
import { KEYS, WebDriver } from "./webdriver.mjs";

const { SPADES_ENGINE: engine, SPADES_BROWSER: binary, SPADES_WEBDRIVER: program } = process.env;

const CAPABILITIES = {
  firefox: { browserName: "firefox", "moz:firefoxOptions": { binary, args: ["-width", "1280", "-height", "800"] } },
  webkit: { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
};

let driver;
let site;

before(async () => {
  site = await Site.open();
  driver = await WebDriver.open(program, CAPABILITIES[engine]);
});

after(async () => {
  await driver?.close();
  await site?.close();
});

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

const until = (script, ...args) => driver.until(script, PATIENCE, ...args);

/** Opens the page and waits until the game has drawn its first screen. */
async function start(open) {
  await open();
  await until(() => /running|failed/.test(document.body?.className));
  const text = await driver.run(() => (document.body.matches(".running") ? "" : document.getElementById("curtain").innerText));
  assert.equal(text, "");
}

const screen = () => driver.run(() => document.getElementById("mirror").dataset.screen);

/** The actions of the match that is kept. */
const actions = () =>
  driver.run(() => {
    const rounds = JSON.parse(localStorage.getItem("spades.match"))?.record.actions ?? [];
    return rounds.flatMap((round) => round.split(" ")).filter(Boolean);
  });

/** Waits until the player can choose among buttons whose ids match. */
const turn = (ids) =>
  until((ids) => [...document.querySelectorAll('#mirror [data-id^="act-"]')].some(({ dataset }) => RegExp(ids).test(dataset.id)), ids);

/** Tries one way to decide after the other until the match has one more action, and returns that. The first may only end an animation. */
async function decide(...ways) {
  const before = (await actions()).length;
  const end = Date.now() + PATIENCE;
  for (let tries = 0; Date.now() < end; tries += 1) {
    await ways[tries % ways.length]();
    for (let look = 0; look < 20; look += 1) {
      const action = (await actions())[before];
      if (action) return action;
      await sleep(200);
    }
  }
  assert.fail("nothing is decided");
}

/** Asserts that the match that is kept has these actions. Bots may have added theirs while the player's cards were still in the mirror. */
const keeps = async (played) => assert.deepEqual((await actions()).slice(0, played.length), played);

const CARD = "^act-[2-9TJQKA][SHDC]$";

test(`the shipped page plays in ${engine}, comes back after a reload, and starts offline`, async () => {
  // Four players, whose first trick comes soon, and animations that run fast.
  const stored = { "spades.settings": { speed: 100 }, "spades.setup": { choice: { preset: "pairs" } }, "spades.learning": { knows: true } };
  await driver.goTo(`${site.url}not-there`);
  await driver.run((stored) => Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, JSON.stringify(value))), stored);
  await start(() => driver.goTo(site.url));
  assert.equal(await driver.run(() => document.title), "Spades");
  assert.equal(await screen(), "title");

  const { width, height } = await driver.run(() => ({ width: innerWidth, height: innerHeight }));
  // Down the column of the menu, until its first entry is met.
  for (let y = 0.3; y < 0.7 && (await screen()) === "title"; y += 0.04) {
    await driver.click(width * 0.2, height * y);
    await sleep(500);
  }
  assert.equal(await screen(), "table", "the mouse deals a match");
  await turn("^act-look$");
  assert.equal(await decide(() => driver.press(" ")), "look");
  await turn("^act-bid4$");
  assert.equal(await decide(() => driver.press("4", KEYS.enter)), "bid4");
  await turn(CARD);
  const along = [0.3, 0.4, 0.5, 0.6, 0.7];
  assert.match(await decide(...along.map((x) => () => driver.click(width * x, height * 0.9))), /^..$/, "the mouse plays a card");
  await turn(CARD);
  assert.match(await decide(...along.map(() => () => driver.press(KEYS.right, KEYS.enter))), /^..$/, "and the keys another one");
  await turn(CARD);

  const played = await actions();
  await until(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
  await start(() => driver.reload());
  await turn(CARD);
  assert.equal(await screen(), "table", "a reload comes back to the table");
  await keeps(played);

  await driver.goTo("about:blank");
  await site.stop();
  await start(() => driver.goTo(site.url));
  await keeps(played);
});
