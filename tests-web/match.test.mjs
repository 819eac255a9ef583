// The game itself, played in the browser: through the text controls, with keys and with the mouse.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Visit, colours, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { Site } from "./server.mjs";

let browser;
let site;
let origin;

before(async () => {
  browser = await launch();
  site = await Site.open();
  origin = new URL(site.url).origin;
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/** Runs `use` on the title of a fresh profile. */
async function onTitle(use) {
  const visit = await Visit.begin(browser, { serviceWorkers: "block" });
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

test("a whole match can be played with the text controls, and survives closing the page", async () => {
  await onTitle(async (visit, page, mirror) => {
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    // The shortest match there is: what is tested is that it ends, and how.
    await page.evaluate(() => {
      const form = JSON.parse(localStorage.getItem("spades.setup") ?? "null");
      if (!form) throw new Error("the set-up is not kept");
      form.choice = "custom";
      form.custom.end.target = 50;
      localStorage.setItem("spades.setup", JSON.stringify(form));
    });
    await page.reload();
    await visit.running();
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press(/^Deal/);
    await mirror.screen("table");

    const decisions = await mirror.play({ until: 9 });
    assert.equal(decisions, 9);
    const before = await mirror.group("hand");
    await page.reload();
    await visit.running();
    await mirror.press(/^Continue/);
    await mirror.screen("table");
    assert.equal(await mirror.group("hand"), before, "the very same cards");

    await mirror.play({ until: Infinity });
    const said = await mirror.said();
    assert.match(said, /(wins?|draw)/, "the result is told");
    const scores = await mirror.group("scores");
    const points = [...scores.matchAll(/: (-?\d+) points/g)].map(([, points]) => Number(points));
    assert.equal(points.length, 2, scores);
    assert.ok(Math.max(...points) >= 50 || Math.min(...points) < 0, scores);
    assert.ok((await colours(visit.context, await page.screenshot())) > 500, "and drawn");
  });
});

test("the table answers to the keyboard and to the mouse", async () => {
  await onTitle(async (visit, page, mirror) => {
    // Down the column of the menu, until something opens.
    const { width, height } = page.viewportSize();
    for (let y = 0.3; y < 0.95 && (await mirror.current()) === "title"; y += 0.05) {
      await page.mouse.click(width * 0.2, height * y);
      await page.waitForTimeout(400);
    }
    assert.notEqual(await mirror.current(), "title", "the mouse opens a screen");
    await page.keyboard.press("Escape");
    await mirror.screen("title");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.getElementById("mirror").dataset.screen !== "title");
  });
});

test("settings are kept", async () => {
  await onTitle(async (visit, page, mirror) => {
    await mirror.press("Settings");
    await mirror.screen("settings");
    // Only a switch can be off; what is pressed may be the chosen one of several.
    const name = await page.locator('#mirror button[aria-pressed="false"]').first().textContent();
    await mirror.press(name);
    const same = page.locator('#mirror button[aria-pressed="true"]', { hasText: name }).first();
    await same.waitFor({ state: "attached" });
    await page.waitForTimeout(1500);
    await page.reload();
    await visit.running();
    await mirror.press("Settings");
    await same.waitFor({ state: "attached" });
  });
});

test("a browser that stores nothing is no obstacle", async () => {
  const visit = await Visit.begin(browser, { serviceWorkers: "block" });
  try {
    await visit.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await visit.start(site.url);
    const mirror = new Mirror(visit.page);
    await mirror.press("Play vs computer");
    await mirror.press(/^Deal/);
    await mirror.screen("table");
    assert.equal(await mirror.play({ until: 3 }), 3);
    assert.match(await mirror.said(), /cannot be saved/);
  } finally {
    await visit.end();
  }
});
