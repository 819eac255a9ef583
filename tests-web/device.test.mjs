// The page on a device in the hand: edges that are not safe, a keyboard on the screen, shaking, staying awake.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { browser, origin, profile, site } from "./shared.mjs";

/** A telephone, on which the game was played before. */
const phone = {
  serviceWorkers: "block",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ...profile(),
};

/** Runs `use` on a telephone, with notes of what page and game tell each other and of what the page asks of the device. */
async function inHand(use) {
  const visit = await Visit.begin(browser, phone);
  try {
    await visit.context.addInitScript(() => {
      const device = { told: [], fields: [], shakes: [], locks: 0 };
      globalThis.device = device;
      document.addEventListener("spades:device", ({ detail }) => device.told.push(JSON.parse(detail)));
      document.addEventListener("spades:fields", ({ detail }) => (device.fields = JSON.parse(detail)));
      Navigator.prototype.vibrate = (pattern) => device.shakes.push(pattern) > 0;
      const request = async () => {
        device.locks += 1;
        const lock = { released: false };
        lock.release = async () => {
          if (!lock.released) device.locks -= 1;
          lock.released = true;
        };
        return lock;
      };
      Object.defineProperty(navigator, "wakeLock", { value: { request } });
    });
    await use(visit, visit.page, new Mirror(visit.page));
  } finally {
    await visit.end();
  }
}

/** Gives the screen edges that are not safe: by the browser where it can, or else in the style that reads them. */
async function notch(visit, page, insets) {
  const session = await visit.context.newCDPSession(page);
  try {
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  } catch {
    await page.evaluate((insets) => {
      for (const [edge, inset] of Object.entries(insets)) {
        document.documentElement.style.setProperty(`--safe-${edge}`, `${inset}px`);
      }
    }, insets);
  }
  await page.evaluate(() => window.dispatchEvent(new Event("resize")));
}

test("the game keeps off the edges that are not safe, also when these change", async () => {
  await inHand(async (visit, page, mirror) => {
    await visit.start(site.url);
    assert.deepEqual(await page.evaluate(() => device.told), [{ safe: [0, 0, 0, 0], vibrates: true, shares: false, mac: false }]);
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Players");
    await page.waitForFunction(() => device.fields.length > 0);
    const before = await page.evaluate(() => device.fields[0].y);
    await notch(visit, page, { top: 47, right: 0, bottom: 34, left: 0 });
    await page.waitForFunction(() => device.told.at(-1).safe[0] === 47);
    assert.deepEqual(await page.evaluate(() => device.told.at(-1).safe), [47, 0, 34, 0]);
    await page.waitForFunction((before) => device.fields[0]?.y > before + 20, before);
  });
});

test("the whole game is in sight however the phone is turned", async () => {
  await inHand(async (visit, page) => {
    await visit.start(site.url);
    for (const [width, height] of [[844, 390], [390, 844], [568, 320], [320, 568]]) {
      await page.setViewportSize({ width, height });
      const fits = ([width, height]) => {
        const canvas = document.getElementById("spades");
        const { left, top, right, bottom } = canvas.getBoundingClientRect();
        const drawn = [canvas.width / devicePixelRatio, canvas.height / devicePixelRatio];
        return left === 0 && top === 0 && [right, drawn[0]].every((x) => Math.abs(x - width) < 1) && [bottom, drawn[1]].every((y) => Math.abs(y - height) < 1);
      };
      await page.waitForFunction(fits, [width, height]);
    }
  });
});

test("a field of the game is typed in with the keyboard of the screen", async () => {
  await inHand(async (visit, page, mirror) => {
    await visit.start(site.url);
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Players");
    const field = page.locator("#fields input").first();
    await field.waitFor({ state: "attached" });
    const { x, y, width, height } = await field.boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844 && height >= 40, `${[x, y, width, height]}`);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    assert.ok(await field.evaluate((field) => document.activeElement === field), "a finger opens the keyboard");
    await field.fill("Robin");
    const id = await field.getAttribute("data-id");
    await page.waitForFunction((id) => device.fields.find((field) => field.id === id)?.value === "Robin", id);
    await page.keyboard.press("Enter");
    assert.ok(await page.evaluate(() => document.activeElement.id === "spades"), "the table has the keyboard again");
    await visit.assertClean(origin);
  });
});

test("the screen stays awake for whoever is to play, while the page is seen", async () => {
  await inHand(async (visit, page, mirror) => {
    await visit.start(site.url);
    assert.equal(await page.evaluate(() => device.locks), 0, "not on the title");
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");
    await page.waitForFunction(() => device.locks === 1);
    const turn = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await turn(true);
    await page.waitForFunction(() => device.locks === 0);
    await turn(false);
    await page.waitForFunction(() => device.locks === 1);
    await page.keyboard.press("Escape");
    await mirror.press("Main menu");
    await mirror.screen("title");
    await page.waitForFunction(() => device.locks === 0);
  });
});

test("the device shakes when the game wants it", async () => {
  await inHand(async (visit, page) => {
    await visit.start(site.url);
    await page.evaluate(() => {
      for (const detail of ["taken", "refused", "of the future"]) {
        document.dispatchEvent(new CustomEvent("spades:buzz", { detail }));
      }
    });
    assert.deepEqual(await page.evaluate(() => device.shakes), [[18], [30, 50, 30], []]);
  });
});

test("back in the browser goes back in the game, step by step, and never leaves a match", async () => {
  await inHand(async (visit, page, mirror) => {
    await visit.start(site.url);
    const steps = (count) => page.waitForFunction((count) => (history.state?.step ?? 0) === count, count);
    const back = () => page.evaluate(() => history.back());
    await steps(0);
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await steps(1);
    await back();
    await mirror.screen("title");
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");
    await steps(1);
    const menu = (state) => page.locator("#mirror").getByRole("button", { name: "Main menu" }).waitFor({ state });
    for (const state of ["attached", "detached", "attached"]) {
      await back();
      await menu(state);
      await steps(state === "attached" ? 2 : 1);
    }
    await mirror.press("Settings");
    await mirror.screen("settings");
    await back();
    await mirror.screen("table");
    await page.reload();
    await visit.running();
    await mirror.screen("table");
    await steps(1);
  });
});
