// Parts of the page in browsers that no test can start: with other graphics, in WebKit, with a refusing storage in every place at once.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const set = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** What a browser throws that keeps nothing for the page. */
const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** Loads a part anew: it looks at the browser when it is read. */
let loaded = 0;
const load = (name) => import(`../web/app/${name}.js?${(loaded += 1)}`);

/** Lets all that is pending happen. */
const settle = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  set("document", new EventTarget());
  set("window", globalThis);
});

test("a browser that refuses locks and channels lets the page play", async () => {
  for (const refuse of [blocked, async () => blocked()]) {
    set("BroadcastChannel", class {
      constructor() {
        blocked();
      }
    });
    set("navigator", { locks: { request: refuse } });
    const { alone, tell } = await load("tabs");
    assert.equal(await alone(() => assert.fail("nobody else plays")), false);
    tell({ title: "Open draft" });
  }
});

/** Locks of one browser, for its tabs. */
function locksOfTabs() {
  let held = null;
  const waiting = [];
  const grant = ({ callback, resolve, reject }) => {
    held = { reject };
    callback({}).then(resolve);
  };
  return {
    request(_name, { ifAvailable, steal }, callback) {
      return new Promise((resolve, reject) => {
        if (steal) {
          held?.reject(new DOMException("stolen", "AbortError"));
          grant({ callback, resolve, reject });
        } else if (!held) grant({ callback, resolve, reject });
        else if (ifAvailable) Promise.resolve(callback(null)).then(resolve);
        else waiting.push({ callback, resolve, reject });
      });
    },
  };
}

test("a tab that takes over knows whether the match was on the table", async () => {
  for (const atTable of [true, false]) {
    // Node's own channel would keep the process alive.
    const open = new Set();
    set("BroadcastChannel", class {
      constructor() {
        open.add(this);
      }
      postMessage(data) {
        for (const other of open) if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
      }
    });
    set("navigator", { locks: locksOfTabs() });
    let reloads = 0;
    set("location", { reload: () => (reloads += 1) });
    set("Storage", class {});
    const first = await load("tabs");
    await first.alone(() => assert.fail("nobody else plays"));
    first.tell({ title: "Pairs, round 2", scores: ["You: 31"] });
    document.dispatchEvent(new CustomEvent("spades:table", { detail: atTable ? "on" : "" }));

    const second = await load("tabs");
    const seen = [];
    const there = second.alone((takeOver, played) => {
      seen.push(played);
      if (played) takeOver();
    });
    assert.equal(await there, atTable);
    assert.deepEqual(seen.at(-1), { title: "Pairs, round 2", scores: ["You: 31"], atTable });
    await settle();
    assert.equal(reloads, 1, "the first one gives way");
  }
});

test("a blocked or full storage is no obstacle to links and notes", async () => {
  const full = { getItem: () => null, setItem: blocked, removeItem: () => {} };
  set("location", { hash: "", pathname: "/", search: "" });
  set("addEventListener", () => {});
  for (const area of ["sessionStorage", "localStorage"]) {
    for (const property of [{ get: blocked }, { value: full }]) {
      Object.defineProperty(globalThis, area, { ...property, configurable: true });
      const { note, recall } = await load("notes");
      assert.equal(recall(area, "a"), null);
      assert.equal(note(area, "a", "b"), false);
      const { followLinks } = await load("links");
      followLinks(Promise.resolve(), false);
      document.dispatchEvent(new CustomEvent("spades:table", { detail: "on" }));
    }
  }
});

test("the way to the table is given to the game after a reload and after taking over, and to nobody else", async () => {
  set("location", { hash: "", pathname: "/", search: "" });
  set("addEventListener", () => {});
  for (const [kept, atTable, links] of [
    [null, false, []],
    ["on", false, ["#continue"]],
    [null, true, ["#continue"]],
  ]) {
    set("sessionStorage", { getItem: () => kept });
    set("document", new EventTarget());
    const given = [];
    document.addEventListener("spades:link", ({ detail }) => given.push(detail));
    const { followLinks } = await load("links");
    followLinks(Promise.resolve(), atTable);
    await settle();
    assert.deepEqual(given, links);
  }
});

/** A browser's window and graphics, as `pixels.js` sees them. Returns the canvas, and the sizes that the browser tells in pixels. */
function screen({ ratio, width, height, most, webkit = null }) {
  set("innerWidth", width);
  set("innerHeight", height);
  set("outerWidth", webkit?.[0] ?? width);
  set("outerHeight", webkit?.[1] ?? height);
  Object.defineProperty(globalThis, "devicePixelRatio", { get: () => ratio, configurable: true });
  set("matchMedia", (media) => Object.assign(new EventTarget(), { media, matches: media === "(pointer: fine)" }));
  class Entry {
    get contentBoxSize() {
      return [{ inlineSize: innerWidth, blockSize: innerHeight }];
    }
  }
  if (!webkit) {
    Object.defineProperty(Entry.prototype, "devicePixelContentBoxSize", {
      get: () => [{ inlineSize: Math.round(ratio * innerWidth), blockSize: Math.round(ratio * innerHeight) }],
      configurable: true,
    });
  }
  set("ResizeObserverEntry", Entry);
  return { getContext: () => ({ getParameter: () => most }) };
}

test("no more pixels are asked for than the graphics can draw", async () => {
  for (const [ratio, width, height, most] of [
    [2, 1400, 900, 2048],
    [2, 2560, 1440, 4096],
    [1, 1400, 900, 1024],
    [1, 1025, 700, 1024],
    [3, 390, 844, 2048],
  ]) {
    const canvas = screen({ ratio, width, height, most });
    const { trustPixels } = await load("pixels");
    trustPixels(canvas);
    const [{ inlineSize, blockSize }] = new ResizeObserverEntry().devicePixelContentBoxSize;
    assert.ok(Math.max(inlineSize, blockSize) <= most, `${inlineSize}x${blockSize} of ${most}`);
    assert.ok(Math.max(inlineSize, blockSize) > 0.97 * most, `${inlineSize}x${blockSize} of ${most}: no fewer than needed`);
    // Pointers are told in CSS pixels, and the game multiplies them by the ratio.
    assert.ok(Math.abs(inlineSize / width - devicePixelRatio) < 0.01);
    assert.ok(Math.abs(blockSize / height - devicePixelRatio) < 0.01);
  }
});

test("what can be drawn is left alone", async () => {
  const canvas = screen({ ratio: 1.25, width: 1537, height: 801, most: 16384 });
  const own = new ResizeObserverEntry().devicePixelContentBoxSize;
  const { trustPixels } = await load("pixels");
  trustPixels(canvas);
  assert.equal(devicePixelRatio, 1.25);
  assert.deepEqual(new ResizeObserverEntry().devicePixelContentBoxSize, own);
});

test("WebKit's zoom counts, and a sidebar is no zoom", async () => {
  for (const [width, height, webkit, expected] of [
    [1400, 810, [1400, 900], 2],
    [700, 405, [1400, 900], 4],
    [1120, 648, [1400, 900], 2.5],
    [1150, 810, [1400, 900], 2],
  ]) {
    const canvas = screen({ ratio: 2, width, height, most: 16384, webkit });
    const { trustPixels } = await load("pixels");
    trustPixels(canvas);
    assert.equal(devicePixelRatio, expected, `${width}x${height}`);
  }
});

test("the game learns of a ratio that changes with the window, as by a media query", async () => {
  const canvas = screen({ ratio: 2, width: 1000, height: 700, most: 4096 });
  const resized = new EventTarget();
  set("addEventListener", resized.addEventListener.bind(resized));
  set("removeEventListener", resized.removeEventListener.bind(resized));
  const { trustPixels } = await load("pixels");
  trustPixels(canvas);
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx),\n (-webkit-device-pixel-ratio: ${devicePixelRatio})`);
  let changes = 0;
  const listener = () => (changes += 1);
  query.addListener(listener);
  resized.dispatchEvent(new Event("resize"));
  assert.deepEqual([query.matches, changes], [true, 0]);
  innerWidth = 2560;
  resized.dispatchEvent(new Event("resize"));
  assert.deepEqual([query.matches, changes, devicePixelRatio], [false, 1, 1.6]);
  query.removeListener(listener);
  resized.dispatchEvent(new Event("resize"));
  assert.equal(changes, 1);
});

test("a browser without WebAudio gives the game a constructor that fails", async () => {
  set("AudioContext", undefined);
  set("addEventListener", () => {});
  const { watchAudio } = await load("audio");
  watchAudio();
  assert.throws(() => new AudioContext(), { name: "NotSupportedError" });
});
