// Frame rate of the page on a phone: 52 cards are dealt, and a card is dragged with a finger. Several builds are measured alternately in one
// run, because on a noisy machine a ratio is meaningful and a time alone is not.
//
//     SPADES_DRIVER=…/playwright-core/index.mjs SPADES_BROWSER=$(command -v chromium) \
//         node benches/web/frames.mjs [--rounds 3] [--only deal|drag] [--each] [--pictures FOLDER] dist-before=0.5,0.62 dist-now=0.5,0.70
//
// `cargo verify --only web` leaves the build that it tests in `target/web/dist-test`. Each folder is followed by the position of an open
// draft's drawn card in that build, as fractions of the screen's width and height (`--pictures` shows it). `--each` also prints every frame of
// every round, in order.

import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";

import { Visit, launch } from "../../tests-web/browser.mjs";
import { Mirror } from "../../tests-web/mirror.mjs";
import { Site } from "../../tests-web/server.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** A frame above this is seen as a stutter, in milliseconds. */
const LATE = 33;

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
    pictures: { type: "string" },
    each: { type: "boolean" },
  },
  allowPositionals: true,
});
/** What is measured: dealing 52 cards, and dragging one. */
const measured = ["deal", "drag"].filter((what) => !values.only || what === values.only);
const builds = positionals.map((word) => {
  const [folder, at] = word.split("=");
  const [x, y] = at.split(",").map(Number);
  return { folder, x: x * PHONE.viewport.width, y: y * PHONE.viewport.height, deal: [], drag: [] };
});

/** Lengths of frames, in milliseconds, from now until the returned function is called. */
async function watch(page) {
  await page.evaluate(() => {
    const watched = { frames: [], last: performance.now(), on: true };
    globalThis.watched = watched;
    const look = (now) => {
      watched.frames.push(now - watched.last);
      watched.last = now;
      if (watched.on) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      globalThis.watched.on = false;
      return globalThis.watched.frames.slice(1);
    });
}

/** Tells every frame, if that is wanted. */
const tell = (what, frames) => {
  if (values.each) console.log(`${what}: ${frames.map((frame) => frame.toFixed(0)).join(" ")}`);
  return frames;
};

/** Opens the table of a preset in a fresh profile. */
async function table(browser, site, preset, use) {
  const origin = new URL(site.url).origin;
  const stored = { "spades.setup": { choice: { preset } }, "spades.learning": { knows: true } };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const visit = await Visit.begin(browser, {
    ...PHONE,
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await visit.start(site.url);
    const mirror = new Mirror(visit.page);
    await mirror.screen("title");
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await use(visit.page, mirror);
  } finally {
    await visit.end();
  }
}

const picture = async (page, name) => {
  if (!values.pictures) return;
  mkdirSync(values.pictures, { recursive: true });
  await page.screenshot({ path: `${values.pictures}/${name}.png` });
};

/** Waits until the player can press this. */
const asked = (page, button) => page.waitForFunction((at) => document.querySelector(at), `#mirror [data-id="act"] ${button}`);

/** From the last button of the set-up until the cards lie and somebody bids. */
async function deal(page, mirror, name) {
  const frames = await watch(page);
  await mirror.press("Deal");
  await mirror.screen("table");
  await asked(page, 'button:not([data-id="hurry"])');
  const seen = await frames();
  await picture(page, `${name}-dealt`);
  return seen;
}

/** A finger takes hold of the drawn card and leads it round the table for two seconds, and back. */
async function drag(page, mirror, build, name) {
  await mirror.press("Deal");
  await mirror.screen("table");
  await asked(page, 'button:not([data-id="hurry"])');
  await page.keyboard.press("Space");
  await asked(page, 'button[data-id="act-keep"]');
  // Until the card lies.
  await page.waitForTimeout(2000);
  await picture(page, `${name}-before`);
  const client = await page.context().newCDPSession(page);
  const touch = (type, x, y) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", build.x, build.y);
  await touch("touchMove", build.x, build.y - 20);
  const frames = await watch(page);
  const steps = 60;
  // The same way in every build, wherever its drawn card lies: beyond the edge of the screen less would be drawn.
  const middle = { x: PHONE.viewport.width / 2, y: 0.45 * PHONE.viewport.height };
  for (let step = 0; step <= steps; step += 1) {
    const turn = (2 * Math.PI * step) / steps;
    await touch("touchMove", middle.x + 110 * Math.sin(turn), middle.y + 100 * Math.cos(turn));
    await page.waitForTimeout(33);
  }
  const seen = await frames();
  // Not while frames are measured: a screenshot takes longer than any of them.
  await picture(page, `${name}-dragged`);
  await touch("touchEnd");
  return seen;
}

const browser = await launch();
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [index, build] of builds.entries()) {
      process.env.SPADES_PAGE = build.folder;
      const site = await Site.open();
      const name = `${index}-${round}`;
      try {
        for (const what of measured) {
          await table(browser, site, what === "deal" ? "pairs" : "open_draft", async (page, mirror) => {
            const frames = what === "deal" ? await deal(page, mirror, name) : await drag(page, mirror, build, name);
            build[what].push(...tell(`${what} ${build.folder}`, frames));
          });
        }
      } finally {
        await site.close();
      }
    }
  }
} finally {
  await browser.close();
}

for (const what of measured) {
  let first;
  for (const build of builds) {
    const frames = build[what].toSorted((a, b) => a - b);
    const late = frames.filter((frame) => frame > LATE).length / frames.length;
    const [median, longest] = [frames[frames.length >> 1], frames.at(-1)];
    first ??= { median, longest, late };
    const ratio = `×${(median / first.median).toFixed(2)} ×${(longest / first.longest).toFixed(2)} ×${(late / first.late).toFixed(2)}`;
    console.log(
      `${what} ${build.folder}: ${frames.length} frames, median ${median.toFixed(1)} ms, longest ${longest.toFixed(1)} ms, ` +
        `${(100 * late).toFixed(1)} % over ${LATE} ms; ratios ${ratio}`,
    );
  }
}
