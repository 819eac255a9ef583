// The browser and the site that all tests of a file share: opened when the file is read, and closed after its last test.

import { after } from "node:test";

import { launch } from "./browser.mjs";
import { Site } from "./server.mjs";

export const browser = await launch();
export const site = await Site.open();
export const origin = new URL(site.url).origin;

after(async () => {
  await browser.close();
  await site.close();
});

/** Options of a profile in which the game was played before, with these settings and so on. */
export function profile(stored) {
  const all = { "spades.settings": { speed: 100 }, "spades.learning": { knows: true }, ...stored };
  const localStorage = Object.entries(all).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
