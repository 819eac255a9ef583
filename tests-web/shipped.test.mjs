// The page as it is shipped: it starts, is there without a network, and a trick is played on it. All else is tested on a page that is
// built sooner.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit, colours, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { browser, origin, profile, site } from "./shared.mjs";

/** Four players, whose first trick comes soon, and animations that run fast. */
const quick = profile({ "spades.setup": { choice: { preset: "pairs" } } });

/** How many cards have been played in the match that is kept. */
const played = (page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("spades.match"));
    const words = (kept?.record.actions ?? []).flatMap((round) => round.split(" "));
    return words.filter((word) => /^[2-9TJQKA][SHDC]$/.test(word)).length;
  });

test("the shipped page starts, works offline, and plays a trick", async () => {
  const visit = await Visit.begin(browser, quick);
  try {
    const { page } = visit;
    await visit.start(site.url);
    await visit.availableOffline();
    // The page itself may still fetch what comes late: it is left before its server goes.
    await page.goto("about:blank");
    await site.stop();
    await visit.start(site.url);
    const mirror = new Mirror(page);
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");
    for (let decisions = 0; (await played(page)) < 4; decisions += 1) {
      assert.ok(decisions < 20, "the first trick is played");
      await mirror.play({ until: 1 });
    }
    assert.ok((await colours(visit.context, await page.screenshot())) > 500, "and drawn");
    // The browser looks for a new version of the worker and says that it found no server: that is as it should be.
    visit.problems = visit.problems.filter((problem) => !problem.endsWith("/sw.js"));
    await visit.assertClean(origin);
  } finally {
    await visit.end();
  }
});
