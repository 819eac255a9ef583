// Headless Chromium, with a watch on everything that a page must not do.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PATIENCE } from "./patience.mjs";

const driver = await import(process.env.SPADES_DRIVER);
const { chromium } = driver.default ?? driver;

const options = (switches) => ({
  executablePath: process.env.SPADES_BROWSER,
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--autoplay-policy=document-user-activation-required",
    ...switches,
  ],
});

/** Starts the browser, with further switches if need be. */
export function launch(...switches) {
  return chromium.launch(options(switches));
}

/** Starts the browser with a profile in which the user has set these preferences; `use` gets its context. */
export async function inProfile(preferences, use) {
  const folder = await mkdtemp(join(tmpdir(), "spades-profile-"));
  await mkdir(join(folder, "Default"));
  await writeFile(join(folder, "Default", "Preferences"), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, { ...options([]), viewport: { width: 640, height: 400 } });
  try {
    await use(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A fresh profile with one page, and notes of what went wrong in it. */
export class Visit {
  /** Opens a fresh profile; `options` are those of a Playwright context. The window is small: drawing takes most of the time. */
  static async begin(browser, options = {}) {
    const context = await browser.newContext({ viewport: { width: 640, height: 400 }, ...options });
    return Visit.in(context);
  }

  /** Opens a page in a profile. */
  static async in(context) {
    const visit = new Visit(context);
    await context.addInitScript(noteInPage);
    visit.page = await context.newPage();
    return visit;
  }

  constructor(context) {
    this.context = context;
    /** Requests of pages, and of their service worker, which fetches when it likes. */
    this.requests = [];
    this.background = [];
    this.problems = [];
    context.setDefaultTimeout(PATIENCE);
    context.on("request", (request) => (request.serviceWorker() ? this.background : this.requests).push(request.url()));
    context.on("weberror", (error) => this.problems.push(`uncaught: ${error.error().stack ?? error.error()}`));
    context.on("console", (message) => {
      if (message.type() === "error") this.problems.push(`console: ${message.text()} ${message.location().url}`);
    });
  }

  /** Opens the page and waits until the game has drawn its first screen. */
  async start(url) {
    await this.page.goto(url);
    await this.running();
  }

  /** Waits until the game has drawn its first screen. */
  async running() {
    await this.page.waitForSelector("body.running, body.failed", { state: "attached" });
    const text = await this.page.locator("#curtain").innerText();
    assert.ok(await this.page.evaluate(() => document.body.classList.contains("running")), text);
  }

  /** Starts once more after a failure, by the button that is offered then. */
  async retry() {
    const loaded = this.page.waitForEvent("framenavigated");
    await this.page.locator("#retry").click();
    await loaded;
    await this.running();
  }

  /** Waits until a service worker has taken everything in. */
  async availableOffline() {
    await this.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active.state === "activated") return;
      await new Promise((resolve) => active.addEventListener("statechange", resolve, { once: true }));
    });
  }

  /** Fails when anything went wrong that nobody asked for. */
  async assertClean(origin) {
    assert.deepEqual(this.problems, []);
    assert.deepEqual(await this.page.evaluate(() => globalThis.notes.violations), []);
    const foreign = [...this.requests, ...this.background].filter((url) => !url.startsWith(origin) && !url.startsWith("blob:"));
    assert.deepEqual(foreign, []);
  }

  /** Forgets the profile. */
  end() {
    return this.context.close();
  }
}

/** Runs in the page before anything else. */
function noteInPage() {
  const notes = { violations: [], progress: [], audio: [], presses: [] };
  globalThis.notes = notes;
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    notes.violations.push(`${violatedDirective}: ${blockedURI}`);
  });
  // The buffer is small otherwise, and the game is of many files.
  performance.setResourceTimingBufferSize(2000);
  document.addEventListener("spades:running", () => (notes.running = performance.now()));
  document.addEventListener("spades:press", ({ detail }) => notes.presses.push(JSON.parse(detail)));
  if (globalThis.AudioContext) {
    globalThis.AudioContext = class extends AudioContext {
      constructor(...options) {
        super(...options);
        notes.audio.push(this);
        // Told by itself: a question from outside would count as a gesture.
        setTimeout(() => console.debug(`sound is ${this.state}`), 1000);
      }
    };
  }
  const look = () => {
    const value = document.getElementById("progress")?.getAttribute("value");
    if (value && notes.progress.at(-1) !== Number(value)) notes.progress.push(Number(value));
    requestAnimationFrame(look);
  };
  look();
}

/** How many different colours a picture has. */
export async function colours(context, png) {
  // Decoded in a page of its own: no policy forbids anything there.
  const page = await context.newPage();
  try {
    return await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const drawing = canvas.getContext("2d");
      drawing.drawImage(bitmap, 0, 0);
      return new Set(new Uint32Array(drawing.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
    }, png.toString("base64"));
  } finally {
    await page.close();
  }
}
