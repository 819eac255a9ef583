// The page around the game: starting, failing, filling the window, working offline, taking up new versions.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { Visit, colours, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { browser, origin, site } from "./shared.mjs";

/** Runs `use` in a fresh profile. */
async function visiting(options, use) {
  const visit = await Visit.begin(browser, options);
  try {
    await use(visit, visit.page);
  } finally {
    await visit.end();
  }
}

const fresh = { serviceWorkers: "block" };

test("the first visit shows true progress, then the game, and asks for nothing that can wait", async () => {
  await visiting({}, async (visit, page) => {
    // On a small screen it would want the cards for that.
    await page.setViewportSize({ width: 1280, height: 720 });
    const network = await visit.context.newCDPSession(page);
    // Slow enough for a progress to be seen.
    await network.send("Network.enable");
    const speed = { offline: false, latency: 5, downloadThroughput: 2_000_000, uploadThroughput: 2_000_000 };
    await network.send("Network.emulateNetworkConditions", speed);
    await page.goto(site.url);
    assert.ok(await page.locator("#curtain .logo").isVisible(), "the curtain is there at once");
    await visit.running();

    const steps = await page.evaluate(() => notes.progress);
    assert.ok(steps.length >= 5, `progress: ${steps}`);
    assert.deepEqual(steps, [...steps].sort((a, b) => a - b));
    assert.ok(steps.at(-1) >= 85, `progress: ${steps}`);

    const { files } = JSON.parse(await readFile(join(site.folder, "version.json"), "utf8"));
    const before = await page.evaluate(() => {
      const files = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < notes.running);
      return files.map(({ name }) => name);
    });
    const later = new Set(files.filter((file) => file.later).map((file) => site.url + file.path));
    const early = before.filter((url) => later.has(url) && !url.includes("/icons/"));
    assert.ok(before.length > 20, `${before}`);
    assert.deepEqual(early, [], "these are listed as not needed for the start");
    await visit.assertClean(origin);
  });
});

test("the canvas fills the window, in the pixels of the device, and is drawn on", async () => {
  // Not an emulated screen: that has its density in the page and not in the canvas by itself; the next test is of it.
  const dense = await launch("--force-device-scale-factor=2");
  const visit = await Visit.begin(dense, { ...fresh, viewport: null });
  try {
    const { page } = visit;
    await visit.start(site.url);
    const window = await visit.context.newCDPSession(page);
    const { windowId } = await window.send("Browser.getWindowForTarget");
    for (const [width, height] of [
      [960, 700],
      [500, 844],
      [800, 600],
    ]) {
      await window.send("Browser.setWindowBounds", { windowId, bounds: { width, height } });
      await page.waitForFunction((width) => {
        const canvas = document.getElementById("spades");
        const { left, top } = canvas.getBoundingClientRect();
        const follows = canvas.width === 2 * innerWidth && canvas.height === 2 * innerHeight;
        return innerWidth === width && follows && left === 0 && top === 0;
      }, width);
    }
    await page.waitForTimeout(1000);
    const seen = await colours(visit.context, await page.screenshot());
    assert.ok(seen > 10, `${seen} colours`);
    await visit.assertClean(origin);
  } finally {
    await visit.end();
    await dense.close();
  }
});

test("a screen that the browser plays, as its tools for developers do, is drawn in all its pixels", async () => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
  await visiting({ ...fresh, ...phone }, async (visit, page) => {
    await visit.start(site.url);
    const size = () => page.evaluate(() => [innerWidth, document.getElementById("spades").width, document.getElementById("spades").height]);
    assert.deepEqual(await size(), [390, 780, 1688]);
    await visit.assertClean(origin);
  });
});

test("touch, wheel and pinch do not move the page, and the browser keeps its own keys", async () => {
  await visiting({ ...fresh, hasTouch: true }, async (visit, page) => {
    await visit.start(site.url);
    await page.evaluate(() => {
      notes.kept = [];
      for (const type of ["keydown", "wheel", "contextmenu"]) {
        window.addEventListener(type, (event) => {
          if (event.defaultPrevented) notes.kept.push(event.key ?? type);
          // The tests do not want the effect, only the answer to who takes the key.
          event.preventDefault();
        }, { passive: false });
      }
    });
    await page.locator("#spades").focus();
    for (const key of ["F5", "F11", "F12", "Control+c", "Control+r", "Control+Equal", "Shift+Tab", "Alt+ArrowLeft"]) {
      await page.keyboard.press(key);
    }
    assert.deepEqual(await page.evaluate(() => notes.kept), []);
    for (const key of ["Tab", "Space", "ArrowDown"]) await page.keyboard.press(key);
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 200);
    await page.mouse.click(400, 300, { button: "right" });
    await page.waitForFunction(() => notes.kept.length >= 5);
    assert.deepEqual(await page.evaluate(() => notes.kept), ["Tab", " ", "ArrowDown", "wheel", "contextmenu"]);

    const touch = await visit.context.newCDPSession(page);
    await touch.send("Input.synthesizePinchGesture", { x: 400, y: 300, scaleFactor: 2 });
    await touch.send("Input.synthesizeScrollGesture", { x: 400, y: 300, yDistance: -300 });
    const place = await page.evaluate(() => [scrollX, scrollY, visualViewport.scale, visualViewport.pageTop]);
    assert.deepEqual(place, [0, 0, 1, 0]);
  });
});

test("sound waits for a gesture and pauses with the tab", async () => {
  await visiting(fresh, async (visit, page) => {
    const told = page.waitForEvent("console", (message) => message.text().startsWith("sound is"));
    await page.goto(site.url);
    assert.equal(await told.then((message) => message.text()), "sound is suspended");
    await page.mouse.click(5, 5);
    const reach = (state) => page.waitForFunction((state) => notes.audio.every((audio) => audio.state === state), state);
    await reach("running");
    const turn = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await turn(true);
    await reach("suspended");
    await turn(false);
    await reach("running");
  });
});

test("after one visit the game starts without a network", async () => {
  await visiting({}, async (visit, page) => {
    await visit.start(site.url);
    await visit.availableOffline();
    // The page itself may still fetch what comes late: it is left before its server goes.
    await page.goto("about:blank");
    await site.stop();
    try {
      visit.requests.length = 0;
      await visit.start(site.url);
      const { files } = JSON.parse(await readFile(join(site.folder, "version.json"), "utf8"));
      const missing = await page.evaluate(async (paths) => {
        const answers = paths.map(async (path) => ((await fetch(path).catch(() => null))?.ok ? [] : [path]));
        return (await Promise.all(answers)).flat();
      }, files.map(({ path }) => path).filter((path) => !/^assets\/(i18n\/|fonts\/noto-)/.test(path)));
      assert.deepEqual(missing, [], "all files but other languages are there offline");
      // The browser looks for a new version of the worker and says that it found no server: that is as it should be.
      visit.problems = visit.problems.filter((problem) => !problem.endsWith("/sw.js"));
      await visit.assertClean(origin);
    } finally {
      await site.start();
    }
  });
});

test("a new version is announced, and used from the next start on", async () => {
  await visiting({}, async (visit, page) => {
    await visit.start(site.url);
    await visit.availableOffline();
    await page.reload();
    await visit.running();

    await publish("<!-- the next version -->");
    const isNew = async (page) => (await page.content()).includes("the next version");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    const mirror = new Mirror(page);
    await mirror.press("Dismiss");
    const update = mirror.region.getByRole("button", { name: "Update" });
    await update.waitFor({ state: "detached" });
    assert.equal(await isNew(page), false, "the running game is left alone");

    const other = await visit.context.newPage();
    await other.goto(site.url);
    await other.waitForSelector("body.waiting", { state: "attached" });
    assert.equal(await isNew(other), false, "nor with two tabs");
    await other.close();

    await page.reload();
    await visit.running();
    assert.equal(await isNew(page), false, "nor while it is still open");
    await page.waitForTimeout(1000);
    assert.equal(await update.count(), 0, "it is announced once");

    // From outside of the game, which is closed for a while.
    await page.goto(new URL("/", site.url).href);
    await page.waitForFunction(async (url) => !(await navigator.serviceWorker.getRegistration(url)).waiting, site.url);
    visit.problems = visit.problems.filter((problem) => !problem.includes("404"));
    await visit.start(site.url);
    assert.ok(await isNew(page), "the next start is the new version");
    const caches = await page.evaluate(() => globalThis.caches.keys());
    assert.equal(caches.length, 1, `old versions are cleared away: ${caches}`);
    // The browser asks for the icon of what is outside when it likes.
    visit.problems = visit.problems.filter((problem) => !problem.includes("/favicon.ico"));
    await visit.assertClean(origin);
  });
});

// On a phone the notice waits while cards are played.
test("a new version is taken when the player wants it, and leads back to the same card", async () => {
  await visiting({ viewport: { width: 1280, height: 720 } }, async (visit, page) => {
    const mirror = new Mirror(page);
    await visit.start(site.url);
    await visit.availableOffline();
    await page.reload();
    await visit.running();
    await mirror.press("I know Spades");
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");
    await mirror.play({ until: 3 });
    await mirror.myTurn();
    const before = await mirror.position();

    await publish("<!-- the version after that -->");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    const started = page.waitForEvent("framenavigated");
    await mirror.press("Update");
    await started;
    await visit.running();
    assert.ok((await page.content()).includes("the version after that"));
    await mirror.screen("table");
    await mirror.myTurn();
    assert.equal(await mirror.position(), before);
    assert.equal((await page.evaluate(() => globalThis.caches.keys())).length, 1);
    await visit.assertClean(origin);
  });
});

/** Changes the page that is served into another version of itself. */
async function publish(addition) {
  const path = (name) => join(site.folder, name);
  const page = (await readFile(path("index.html"), "utf8")).replace("</body>", `${addition}</body>`);
  await writeFile(path("index.html"), page);
  await Promise.all(["br", "gz"].map((ending) => rm(path(`index.html.${ending}`), { force: true })));
  const hash = createHash("sha256").update(page).digest("hex").slice(0, 16);
  const worker = await readFile(path("sw.js"), "utf8");
  const changed = worker
    .replace(/"index\.html":"[0-9a-f]+"/, `"index.html":"${hash}"`)
    .replace(/"version":"[0-9a-f]+"/, `"version":"${hash}"`);
  assert.notEqual(changed, worker);
  await writeFile(path("sw.js"), changed);
}

test("a browser that cannot run the game is told what is missing", async () => {
  const without = {
    WebGL: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
    WebAssembly: () => {
      delete globalThis.WebAssembly;
    },
  };
  for (const [name, cripple] of Object.entries(without)) {
    await visiting(fresh, async (visit, page) => {
      await page.addInitScript(cripple);
      await page.goto(site.url);
      await page.waitForSelector("body.failed", { state: "attached" });
      assert.match(await page.locator("#status").innerText(), new RegExp(name));
      assert.ok(await page.locator("#retry").isVisible());
    });
  }
});

test("graphics that are taken away are told, and the game can be started again", async () => {
  await visiting(fresh, async (visit, page) => {
    await visit.start(site.url);
    await page.evaluate(() => {
      const context = document.getElementById("spades").getContext("webgl2");
      context.getExtension("WEBGL_lose_context").loseContext();
    });
    await page.waitForSelector("body.failed", { state: "attached" });
    assert.match(await page.locator("#status").innerText(), /graphics/);
    await visit.retry();
  });
});

test("a download that breaks is reported and can be tried again", async () => {
  const breaks = {
    "refused": (route) => route.abort(),
    "not there": (route) => route.fulfill({ status: 404, body: "" }),
    "cut short": (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: Buffer.from("\0asm\x01\0\0\0") }),
  };
  for (const answer of Object.values(breaks)) {
    await visiting(fresh, async (visit, page) => {
      await page.route("**/*.wasm", answer);
      await page.goto(site.url);
      await page.waitForSelector("body.failed", { state: "attached" });
      assert.match(await page.locator("#status").innerText(), /couldn’t be loaded/);
      await page.unroute("**/*.wasm");
      await visit.retry();
    });
  }
});

test("the files of a pack that does not come are named", async () => {
  for (const answer of [(route) => route.abort(), (route) => route.fulfill({ status: 404, body: "" })]) {
    await visiting(fresh, async (_visit, page) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.route("**/half/classic/all.pack", answer);
      await page.goto(site.url);
      const named = /cards\/half\/classic\/\w+\.runs/.source;
      await page.waitForFunction((named) => new RegExp(named).test(document.getElementById("mirror").textContent), named);
    });
  }
});

test("the page can be installed", async () => {
  await visiting({}, async (visit, page) => {
    await visit.start(site.url);
    await visit.availableOffline();
    const session = await visit.context.newCDPSession(page);
    const { data, errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    const { icons } = JSON.parse(data);
    assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
    for (const { src, sizes } of icons) {
      const png = await readFile(join(site.folder, src));
      assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes, src);
    }
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Tests run in private profiles, from which nothing can be installed.
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  });
});

test("a second tab looks on, takes over when asked, and the first one gives way", async () => {
  await visiting(fresh, async (visit, page) => {
    await visit.start(site.url);
    const other = await visit.context.newPage();
    await other.goto(site.url);
    await other.waitForSelector("body.waiting", { state: "attached" });
    assert.match(await other.locator("#status").innerText(), /another tab/);
    assert.ok(await other.locator("#retry").isVisible(), "it can play here");

    // The first tab changes something after the second one has come: the second reads it when it takes over.
    await page.evaluate(() => localStorage.setItem("spades.settings", JSON.stringify({ muted: true })));
    await other.locator("#retry").click();
    await other.waitForSelector("body.running", { state: "attached" });
    await page.waitForSelector("body.waiting", { state: "attached" });
    const muted = (tab) => tab.locator('#mirror button:has-text("Sound on")').count();
    assert.equal(await muted(other), 1, "what the first one kept is read");

    // The second one is closed: the first goes on by itself.
    await other.close();
    await page.waitForSelector("body.running", { state: "attached" });
    await visit.assertClean(origin);
  });
});

test("a tab that takes over a match from another one continues at the table", async () => {
  await visiting(fresh, async (visit, page) => {
    const mirror = new Mirror(page);
    await visit.start(site.url);
    await mirror.press("I know Spades");
    await mirror.press("Play vs computer");
    await mirror.screen("setup");
    await mirror.press("Deal");
    await mirror.screen("table");
    await mirror.play({ until: 2 });
    const other = await visit.context.newPage();
    await other.goto(site.url);
    await other.waitForSelector("body.waiting", { state: "attached" });
    await other.waitForFunction(() => document.getElementById("detail").textContent.includes("round 1"));
    await other.locator("#retry").click();
    await new Mirror(other).screen("table");
    await visit.assertClean(origin);
  });
});

test("a link shows the deal that was sent, and a wrong one says what is wrong", async () => {
  // The example of docs/FORMATS.md.
  const code = "136PVE37EAJXH0709K2GG5PNDBDG6QHFXTN2K0F65NS0KR39JFPDG8T9BAY4";
  await visiting(fresh, async (visit, page) => {
    await visit.start(`${site.url}#deal=${code}`);
    await page.waitForSelector('#mirror[data-screen="sent-deal"]', { state: "attached" });
    assert.equal(await page.evaluate(() => location.hash), "", "loading the page again does not deal again");
    await page.locator("#mirror button", { hasText: "Change players" }).press("Enter");
    await page.waitForSelector('#mirror[data-screen="setup"]', { state: "attached" });
    const field = page.locator('#mirror input[type="text"]').last();
    const typed = () => page.locator("#mirror").evaluate((mirror) => [...mirror.querySelectorAll("input")].map(({ value }) => value).join(" "));
    assert.ok((await typed()).includes(code), `${await field.count()}: ${await typed()}`);

    // Opened while the game runs.
    const wrong = code.replace(/.$/, (last) => (last === "X" ? "Y" : "X"));
    await page.evaluate((link) => (location.hash = link), `#deal=${wrong}`);
    await page.waitForFunction(() => /Check character \d+/.test(document.getElementById("mirror").textContent));
    await visit.assertClean(origin);
  });
});

test("everything goes out as one file and comes in again, and a damaged one is refused", async () => {
  await visiting({ ...fresh, acceptDownloads: true }, async (visit, page) => {
    await visit.start(site.url);
    const press = (name) => page.locator("#mirror button", { hasText: name }).first().press("Enter");
    await press("I know Spades");
    await press("Settings");
    await press("About");
    const download = page.waitForEvent("download");
    await press("Export");
    const file = await (await download).path();
    const text = await readFile(file, "utf8");
    assert.equal(JSON.parse(text).format, "spades-bundle");

    const offer = async (content) => {
      const chooser = page.waitForEvent("filechooser");
      await press("Import");
      await (await chooser).setFiles({ name: "spades.json", mimeType: "application/json", buffer: Buffer.from(content) });
    };
    const told = (words) => page.waitForFunction((words) => document.getElementById("say").textContent.includes(words), words);
    await offer(text.slice(0, -20));
    await told("damaged");
    await offer(text);
    await told("Imported");
    await visit.assertClean(origin);
  });
});
