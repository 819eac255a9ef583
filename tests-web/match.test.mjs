// The game itself, played in the browser: through the text controls, with keys, mouse and touch.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit, colours, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { browser, origin, profile, site } from "./shared.mjs";

/** A profile in which the game was played before: animations run fast, and one point ends a match. */
const quick = { serviceWorkers: "block", ...profile({ "spades.setup": { target: 1 } }) };

/** Runs `use` on the title, with `options` for the profile. */
async function onTitle(options, use) {
  const visit = await Visit.begin(browser, { ...quick, ...options });
  try {
    await visit.start(site.url);
    const mirror = new Mirror(visit.page);
    await mirror.screen("title");
    await use(visit, visit.page, mirror);
    await visit.assertClean(origin);
  } finally {
    await visit.end();
  }
}

/** The match as it is kept. */
const saved = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("spades.match")));

/** Lets the game draw, as the moment does that a person needs; a frame may take long. */
const frames = (page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 8; count += 1) await new Promise(requestAnimationFrame);
  });

/** Clicks like a person, who is over something before he clicks it. */
async function click(page, x, y) {
  await page.mouse.move(x, y);
  await frames(page);
  await page.mouse.down();
  await frames(page);
  await page.mouse.up();
}

test("a whole match can be played with the text controls, and survives closing the page", async () => {
  await onTitle({}, async (visit, page, mirror) => {
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");

    const decisions = await mirror.play({ until: 5 });
    assert.equal(decisions, 5);
    await mirror.myTurn();
    const kept = await saved(page);
    const position = await mirror.position();
    assert.match(position, /Keep it/);
    await page.reload();
    await visit.running();
    await mirror.screen("table");
    await mirror.myTurn();
    assert.equal(await mirror.position(), position, "the very same position");
    assert.deepEqual(await saved(page), kept, "and nothing happened meanwhile");

    await mirror.play({ until: Infinity });
    const scores = await mirror.group("scores");
    const points = [...scores.matchAll(/: (−?\d+) points?/g)].map(([, points]) => Number(points.replace("−", "-")));
    assert.equal(points.length, 2, scores);
    assert.ok(Math.max(...points) >= 1, scores);
    const winner = points[0] > points[1] ? "You win the match" : " wins the match";
    assert.ok((await mirror.said()).includes(winner), `${winner}: ${await mirror.said()}`);
    assert.ok((await colours(visit.context, await page.screenshot())) > 500, "and drawn");
  });
});

test("the canvas answers to mouse, keyboard and touch, and settings are kept", async () => {
  // A window of a desk, whose places are known; smaller ones are laid out for fingers.
  await onTitle({ hasTouch: true, viewport: { width: 1280, height: 720 } }, async (visit, page, mirror) => {
    const { width, height } = page.viewportSize();
    // Down the column of the menu, until its first entry is met.
    for (let y = 0.3; y < 0.7 && (await mirror.current()) === "title"; y += 0.04) {
      await click(page, width * 0.2, height * y);
      await mirror.changes(() => mirror.current(), "title", 1500);
    }
    assert.equal(await mirror.current(), "table", "the mouse deals a match");
    await page.keyboard.press("Escape");
    await mirror.press("Main menu");
    await mirror.screen("title");
    await frames(page);
    // Past the match that can be gone on with.
    await page.keyboard.press("Tab");
    await frames(page);
    await page.keyboard.press("Enter");
    await mirror.changes(() => mirror.current(), "title");
    assert.equal(await mirror.current(), "setup", "and the keyboard opens the set-up");

    await page.keyboard.press("Escape");
    await mirror.screen("title");
    await mirror.press("Settings");
    await mirror.screen("settings");
    // Only a switch can be off; what is pressed may be the chosen one of several.
    const name = await page.locator('#mirror button[aria-pressed="false"]').first().textContent();
    await mirror.press(name);
    const same = page.locator('#mirror button[aria-pressed="true"]', { hasText: name }).first();
    await same.waitFor({ state: "attached" });
    const inStore = () => page.evaluate(() => localStorage.getItem("spades.settings"));
    await mirror.changes(inStore, JSON.stringify({ speed: 100 }));
    await page.reload();
    await visit.running();
    await mirror.press("Settings");
    await same.waitFor({ state: "attached" });
    await page.keyboard.press("Escape");

    await mirror.screen("title");
    await mirror.press(/^Continue/);
    await mirror.screen("table");
    const draw = async () => page.keyboard.press("Space");
    const keep = async () => page.keyboard.press("k");
    const tap = async () => page.touchscreen.tap(width * 0.4375, height * 0.592);
    const point = async () => click(page, width * 0.5625, height * 0.592);
    // The first card is drawn when asked for: until then a blind nil can be bid.
    for (const decide of [draw, keep, tap, point]) {
      await mirror.myTurn();
      await frames(page);
      const before = JSON.stringify(await saved(page));
      await decide();
      await mirror.changes(async () => JSON.stringify(await saved(page)), before);
    }
  });
});

test("a browser that stores nothing is no obstacle", async () => {
  const visit = await Visit.begin(browser, quick);
  try {
    await visit.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await visit.start(site.url);
    const mirror = new Mirror(visit.page);
    await mirror.press("Play vs computer");
    await mirror.press("Deal");
    await mirror.screen("table");
    assert.equal(await mirror.play({ until: 2 }), 2);
    assert.match(await mirror.said(), /nothing is being saved/);
  } finally {
    await visit.end();
  }
});
