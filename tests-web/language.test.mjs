// Other languages: chosen by the browser or by the player, fetched only then, and there without a network.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { browser, origin, profile, site } from "./shared.mjs";

const GERMAN = { ...profile({}), locale: "de-AT" };

async function visiting(options, use) {
  const visit = await Visit.begin(browser, options);
  try {
    await use(visit, visit.page, new Mirror(visit.page));
  } finally {
    await visit.end();
  }
}

/** Waits until the game speaks this language, by a button of its main menu, and the page is in it, too. */
async function speaks(page, lang, caption) {
  await page.waitForFunction(
    ([lang, caption]) =>
      document.documentElement.lang === lang &&
      [...document.querySelectorAll('#mirror[data-screen="title"] button')].some(({ textContent }) => textContent === caption),
    [lang, caption],
  );
  assert.equal(await page.evaluate(() => document.documentElement.dir || "ltr"), "ltr");
}

const ofLanguages = (requests) => requests.filter((url) => url.includes("/i18n/")).map((url) => url.slice(url.indexOf("/i18n/")));

test("a browser in English fetches no other language", async () => {
  await visiting({ ...profile({}), locale: "en-GB" }, async (visit, page) => {
    await visit.start(site.url);
    await speaks(page, "en", "Sound off");
    await visit.availableOffline();
    assert.deepEqual(ofLanguages(visit.requests), []);
    await visit.assertClean(origin);
  });
});

test("the browser's language is that of the page and of the game, until the player chooses another", async () => {
  await visiting(GERMAN, async (visit, page, mirror) => {
    // The curtain is read before the game runs.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        globalThis.curtain = [];
        const status = document.getElementById("status");
        new MutationObserver(() => curtain.push(status.textContent)).observe(status, { childList: true });
      });
    });
    await visit.start(site.url);
    await speaks(page, "de", "Ton aus");
    assert.ok((await page.evaluate(() => curtain)).some((line) => line.includes("werden gemischt")), "the curtain");
    assert.equal(await mirror.region.getAttribute("aria-label"), "Bedienung als Text");
    assert.deepEqual(ofLanguages(visit.requests).sort(), ["/i18n/de/all.ftl", "/i18n/de/words.js"]);

    await mirror.press("Einstellungen");
    await mirror.screen("settings");
    await mirror.press("Sprache");
    await mirror.press("English");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await page.keyboard.press("Escape");
    await speaks(page, "en", "Sound off");
    assert.equal(await mirror.region.getAttribute("aria-label"), "Text controls");
    // Settings are written when they have not changed for a moment.
    await page.waitForFunction(() => localStorage.getItem("spades.settings")?.includes('"en"'));
    visit.requests.length = 0;
    await page.reload();
    await visit.running();
    await speaks(page, "en", "Sound off");
    assert.deepEqual(ofLanguages(visit.requests), []);
    await visit.assertClean(origin);
  });
});

test("a language is there without a network, and English when it can't be had", async () => {
  await visiting(GERMAN, async (visit, page) => {
    await visit.start(site.url);
    await visit.availableOffline();
    await page.waitForFunction(async () => (await caches.match("assets/i18n/de/all.ftl")) && (await caches.match("assets/i18n/de/words.js")));
    await page.goto("about:blank");
    await site.stop();
    try {
      await visit.start(site.url);
      await speaks(page, "de", "Ton aus");
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          await cache.delete("assets/i18n/de/all.ftl");
        }
      });
      await page.goto("about:blank");
      await visit.start(site.url);
      await speaks(page, "en", "Sound off");
      const notice = "Deutsch couldn’t be loaded, so the game is in English.";
      await page.waitForFunction((notice) => document.getElementById("say").textContent.includes(notice), notice);
    } finally {
      await site.start();
    }
  });
});
