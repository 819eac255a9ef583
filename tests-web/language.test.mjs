// Other languages: chosen by the browser or by the player, fetched only then, and there without a network.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
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

/** The text of an entry of one line. */
async function said(lang, area, id) {
  const file = await readFile(new URL(`../assets/i18n/${lang}/${area}.ftl`, import.meta.url), "utf8");
  return file.match(new RegExp(`^${id} = (.*)$`, "m"))[1];
}

/** Waits until the game speaks this language, by a button of its main menu, and the page is in it, too. */
async function speaks(page, lang, dir = "ltr") {
  const caption = await said(lang, "title", "title-sound-off");
  await page.waitForFunction(
    ([lang, caption]) =>
      document.documentElement.lang === lang &&
      [...document.querySelectorAll('#mirror[data-screen="title"] button')].some(({ textContent }) => textContent === caption),
    [lang, caption],
  );
  assert.equal(await page.evaluate(() => document.documentElement.dir || "ltr"), dir);
}

const ofLanguages = (requests) => requests.filter((url) => url.includes("/i18n/")).map((url) => url.slice(url.indexOf("/i18n/")));

test("a browser in English fetches no other language", async () => {
  await visiting({ ...profile({}), locale: "en-GB" }, async (visit, page) => {
    await visit.start(site.url);
    await speaks(page, "en");
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
    await speaks(page, "de");
    assert.ok((await page.evaluate(() => curtain)).includes(await said("de", "page", "page-shuffling")), "the curtain");
    assert.equal(await mirror.region.getAttribute("aria-label"), await said("de", "page", "page-controls"));
    assert.deepEqual(ofLanguages(visit.requests).sort(), ["/i18n/de/all.ftl", "/i18n/de/words.js"]);

    await mirror.pressNamed("settings");
    await mirror.screen("settings");
    await mirror.pressNamed("language");
    await mirror.pressNamed("language-en");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await page.keyboard.press("Escape");
    await speaks(page, "en");
    assert.equal(await mirror.region.getAttribute("aria-label"), "Text controls");
    // Settings are written when they have not changed for a moment.
    await page.waitForFunction(() => localStorage.getItem("spades.settings")?.includes('"en"'));
    visit.requests.length = 0;
    await page.reload();
    await visit.running();
    await speaks(page, "en");
    assert.deepEqual(ofLanguages(visit.requests), []);
    await visit.assertClean(origin);
  });
});

test("in Arabic the page is read from the right, a match is played and kept, and settings lead back to English", async () => {
  const arabic = { serviceWorkers: "block", ...profile({}), locale: "ar-EG" };
  await visiting(arabic, async (visit, page, mirror) => {
    await visit.start(site.url);
    await speaks(page, "ar", "rtl");
    await mirror.pressNamed("play-vs-computer");
    await mirror.screen("setup");
    await mirror.pressNamed("deal");
    await mirror.screen("table");
    assert.equal(await mirror.play({ until: 5 }), 5);
    await mirror.myTurn();
    const position = await mirror.position();
    assert.match(position, /[\u0600-\u06ff]/);
    await page.reload();
    await visit.running();
    await mirror.screen("table");
    await mirror.myTurn();
    assert.equal(await mirror.position(), position, "the very same position");
    await page.locator("#spades").focus();
    await page.keyboard.press("Escape");
    await mirror.pressNamed("leave-to-the-title");
    await mirror.screen("title");
    await mirror.pressNamed("settings");
    await mirror.screen("settings");
    await mirror.pressNamed("language");
    await mirror.pressNamed("language-en");
    await page.waitForFunction(() => document.documentElement.lang === "en" && document.documentElement.dir === "ltr");
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
      await speaks(page, "de");
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          await cache.delete("assets/i18n/de/all.ftl");
        }
      });
      await page.goto("about:blank");
      await visit.start(site.url);
      await speaks(page, "en");
      const notice = "Deutsch couldn’t be loaded, so the game is in English.";
      await page.waitForFunction((notice) => document.getElementById("say").textContent.includes(notice), notice);
    } finally {
      await site.start();
    }
  });
});
