// The shipped page on a phone, by real touches after a rest: a page at rest draws no frame for seconds, and its clock must not rest with it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { PATIENCE } from "./patience.mjs";
import { browser, profile, site } from "./shared.mjs";

/** A phone on which the game was played before. */
const phone = (preset) => ({
  serviceWorkers: "block",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ...profile({ "spades.setup": { choice: { preset } } }),
});

/** Points of the table in a window of 390 by 844, in CSS pixels. */
const STOCK = { x: 70, y: 345 };
const DRAWN = { x: 195, y: 365 };
const HAND = { x: 195, y: 640 };

/** Rows of the hand, and the visible strips of its cards. */
const CARDS = [665, 555].flatMap((y) => [20, 75, 125, 180, 235, 290].map((x) => ({ x, y })));

/** A finger on the screen. */
class Finger {
  static async of(visit) {
    return new Finger(visit.page, await visit.context.newCDPSession(visit.page));
  }

  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  send(type, at) {
    return this.session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  }

  /** Lets the page rest for three seconds, in which it draws nothing. */
  rest() {
    return this.page.waitForTimeout(3000);
  }

  /** Sends all touches at once: on a busy machine the answer to the first one may take as long as a long press. */
  async tap(at) {
    await this.rest();
    await Promise.all([this.send("touchStart", at), this.send("touchEnd")]);
  }

  async flick(from, to) {
    await this.rest();
    const along = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    const start = this.send("touchStart", from);
    const moves = [0.3, 0.6, 1].map((part) => this.send("touchMove", along(part)));
    await Promise.all([start, ...moves, this.send("touchEnd")]);
  }

  async hold(at) {
    await this.rest();
    await this.send("touchStart", at);
    await this.page.waitForTimeout(800);
    await this.send("touchEnd");
  }
}

/** Deals a match of a preset on a phone. */
async function atTable(preset, use) {
  const visit = await Visit.begin(browser, phone(preset));
  try {
    await visit.start(site.url);
    const mirror = new Mirror(visit.page);
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");
    await mirror.myTurn();
    await use(visit.page, mirror, await Finger.of(visit));
  } finally {
    await visit.end();
  }
}

/** The actions of the saved match. */
const actions = (page) =>
  page.evaluate(() => {
    const rounds = JSON.parse(localStorage.getItem("spades.match"))?.record.actions ?? [];
    return rounds.flatMap((round) => round.split(" ")).filter(Boolean);
  });

/** Waits until the match has more actions than `before`, and returns the first of them; `undefined` if it gets none in time. */
async function nextAction(page, before, patience = PATIENCE) {
  for (const end = Date.now() + patience; Date.now() < end; await page.waitForTimeout(50)) {
    const next = (await actions(page))[before.length];
    if (next) return next;
  }
}

test("after a rest, a tap draws, a flick keeps, and taps play a card", async () => {
  await atTable("open_draft", async (page, mirror, finger) => {
    let before = await actions(page);
    await finger.tap(STOCK);
    assert.equal(await nextAction(page, before), "draw");
    await mirror.myTurn();
    before = await actions(page);
    await finger.flick(DRAWN, HAND);
    assert.equal(await nextAction(page, before), "keep");

    const mayPlay = () =>
      page.evaluate(() => {
        const buttons = [...document.querySelectorAll('#mirror [data-id^="act-"]')];
        return buttons.some((button) => /^act-[2-9TJQKA][SHDC]$/.test(button.dataset.id));
      });
    for (let decisions = 0; !(await mayPlay()); decisions += 1) {
      assert.ok(decisions < 60, "the draft ends");
      await mirror.play({ until: 1 });
      await mirror.myTurn();
    }
    await page.locator("#spades").focus();
    before = await actions(page);
    await finger.hold(CARDS[2]);
    assert.deepEqual(await actions(page), before, "a long press plays nothing");
    let played;
    for (const card of CARDS) {
      // The first tap raises the card, the second one plays it if that is allowed.
      await finger.tap(card);
      await finger.tap(card);
      played = await nextAction(page, before, 3000);
      if (played) break;
    }
    assert.match(played ?? "nothing", /^[2-9TJQKA][SHDC]$/);
  });
});

test("after a rest, a tap opens the covered hand", async () => {
  await atTable("pairs", async (page, _, finger) => {
    const before = await actions(page);
    await finger.tap(HAND);
    assert.equal(await nextAction(page, before), "look");
  });
});
