// Browsers at the edges: without a part of the web platform, with small graphics, with a clipboard that refuses, with other preferences.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit, colours, launch } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { browser, origin, site } from "./shared.mjs";

/** Runs `use` in a fresh profile in which `cripple` runs before the page. */
async function visiting(cripple, use, options = {}) {
  const visit = await Visit.begin(browser, { serviceWorkers: "block", ...options });
  try {
    await visit.context.addInitScript(cripple);
    await use(visit, visit.page, new Mirror(visit.page));
  } finally {
    await visit.end();
  }
}

/** Opens the set-up of a match against the computer. */
async function toSetup(visit, mirror) {
  await visit.start(site.url);
  await mirror.press("I know Spades");
  await mirror.press("Play vs computer");
  await mirror.screen("setup");
}

test("without WebAudio the game is silent", async () => {
  const cripple = () => {
    delete globalThis.AudioContext;
    delete globalThis.webkitAudioContext;
  };
  await visiting(cripple, async (visit, page, mirror) => {
    await toSetup(visit, mirror);
    await visit.assertClean(origin);
  });
});

test("graphics that draw fewer pixels than the window has draw as many as they can", async () => {
  const cripple = () => {
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const most = [this.MAX_TEXTURE_SIZE, this.MAX_RENDERBUFFER_SIZE].includes(name);
      return most ? 2048 : getParameter.call(this, name);
    };
  };
  await visiting(cripple, async (visit, page) => {
    const size = () => page.evaluate(() => [document.getElementById("spades").width, document.getElementById("spades").height]);
    await page.setViewportSize({ width: 2560, height: 500 });
    await visit.start(site.url);
    assert.deepEqual(await size(), [2048, 400]);
    for (const [width, height, fits] of [[800, 400, [800, 400]], [3200, 500, [2048, 320]]]) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(([width, height]) => {
        const canvas = document.getElementById("spades");
        return canvas.width === width && canvas.height === height;
      }, fits);
    }
    await page.waitForTimeout(1000);
    assert.ok((await colours(visit.context, await page.screenshot())) > 10, "and that is drawn");
    await visit.assertClean(origin);
  });
});

test("what helps is not overwritten by the progress of the download", async () => {
  const cripple = () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  };
  await visiting(cripple, async (_visit, page) => {
    const module = page.waitForEvent("requestfinished", (request) => request.url().endsWith(".wasm"));
    await page.goto(site.url);
    await page.waitForSelector("body.failed", { state: "attached" });
    await module;
    await page.waitForTimeout(500);
    assert.match(await page.locator("#detail").innerText(), /hardware acceleration/);
  });
});

test("a loader that does not arrive, or that the browser cannot read, is told at once", async () => {
  const breaks = [
    ["curtain.js", (route) => route.abort(), /broke off/],
    ["main.js", (route) => route.fulfill({ status: 404, body: "" }), /broke off/],
    ["main.js", (route) => route.fulfill({ contentType: "text/javascript", body: "let x = await;" }), /current version/],
  ];
  for (const [file, answer, words] of breaks) {
    await visiting(() => {}, async (_visit, page) => {
      await page.route(`**/${file}`, answer);
      await page.goto(site.url);
      await page.waitForSelector("body.failed", { state: "attached", timeout: 10_000 });
      assert.match(await page.locator("#detail").innerText(), words);
      assert.ok(await page.locator("#retry").isVisible());
    });
  }
});

test("a module that the browser's WebAssembly is too old for is told", async () => {
  const cripple = () => {
    WebAssembly.validate = () => false;
  };
  await visiting(cripple, async (_visit, page) => {
    await page.goto(site.url);
    await page.waitForSelector("body.failed", { state: "attached" });
    assert.match(await page.locator("#status").innerText(), /too old/);
  });
});

test("a full storage is told once and stops nothing", async () => {
  const cripple = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  };
  await visiting(cripple, async (visit, _page, mirror) => {
    await toSetup(visit, mirror);
    await mirror.press("Deal");
    await mirror.screen("table");
    assert.equal(await mirror.play({ until: 3 }), 3);
    const notices = (await mirror.said()).match(/nothing is being saved/g) ?? [];
    assert.equal(notices.length, 1, await mirror.said());
    await visit.assertClean(origin);
  });
});

test("only what is in the clipboard counts as copied, and the rest is shown", async () => {
  const cripple = () => {
    globalThis.clipboard = { works: false, text: null };
    const answer = async (text) => {
      if (!clipboard.works) throw new DOMException("", "NotAllowedError");
      clipboard.text = text;
    };
    Navigator.prototype.__defineGetter__("clipboard", () => ({ writeText: answer, readText: answer }));
    Document.prototype.execCommand = () => false;
  };
  await visiting(cripple, async (visit, page, mirror) => {
    await toSetup(visit, mirror);
    await mirror.press("Custom");
    await mirror.press("Match");
    await mirror.press("Copy as text");
    const dialog = page.locator("dialog#copy");
    await dialog.waitFor();
    assert.match(await dialog.locator("textarea").inputValue(), /bags/);
    assert.ok(await dialog.locator("textarea").evaluate((area) => area.selectionEnd - area.selectionStart === area.value.length));
    await dialog.locator("button").click();
    assert.equal(await page.evaluate(() => document.activeElement.id), "spades");
    assert.doesNotMatch(await mirror.said(), /copied/);

    await page.evaluate(() => (clipboard.works = true));
    await mirror.press("Copy as text");
    await page.waitForFunction(() => /copied/.test(document.getElementById("say").textContent));
    assert.match(await page.evaluate(() => clipboard.text), /bags/);
    assert.equal(await dialog.count(), 0);
    await visit.assertClean(origin);
  });
});

test("without a clipboard, as on plain http, copying shows the text and pasting says why not", async () => {
  const cripple = () => {
    delete Navigator.prototype.clipboard;
    Document.prototype.execCommand = () => false;
  };
  await visiting(cripple, async (visit, page, mirror) => {
    await toSetup(visit, mirror);
    await mirror.press("Custom");
    await mirror.press("Match");
    await mirror.press("Paste text");
    await page.waitForFunction(() => /clipboard/i.test(document.getElementById("say").textContent));
    await mirror.press("Copy as text");
    await page.locator("dialog#copy").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog#copy").waitFor({ state: "detached" });
    await visit.assertClean(origin);
  });
});

test("full screen is offered where there is one", async () => {
  for (const there of [true, false]) {
    const cripple = there ? () => {} : () => Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => undefined });
    await visiting(cripple, async (visit, page, mirror) => {
      await visit.start(site.url);
      await mirror.screen("title");
      assert.equal(await mirror.region.getByRole("button", { name: "Full screen" }).count(), there ? 1 : 0);
    });
  }
});

test("reduced motion starts as the system has it, and the player's own choice stays", async () => {
  for (const [reducedMotion, on] of [["reduce", "true"], ["no-preference", "false"]]) {
    const use = async (visit, page, mirror) => {
      const pressed = async () => {
        await mirror.press("Settings");
        await mirror.screen("settings");
        const button = mirror.region.getByRole("button", { name: "Reduced motion" });
        return [button, await button.getAttribute("aria-pressed")];
      };
      await visit.start(site.url);
      await mirror.press("I know Spades");
      const [button, before] = await pressed();
      assert.equal(before, on);
      await button.press("Enter");
      const other = on === "true" ? "false" : "true";
      await page.waitForFunction((other) => localStorage.getItem("spades.settings")?.includes(`"reduced_motion":${other}`), other);
      await page.reload();
      await visit.running();
      assert.equal((await pressed())[1], other);
    };
    await visiting(() => {}, use, { reducedMotion });
  }
});

test("forced colors leave a pressed button different from the others", async () => {
  const use = async (visit, page, mirror) => {
    await toSetup(visit, mirror);
    const looks = (pressed) =>
      mirror.region.locator(`button[aria-pressed="${pressed}"]`).first().evaluate((button) => {
        // The panel is open while the keyboard is in it.
        button.focus();
        const { backgroundColor, color } = getComputedStyle(button);
        return [backgroundColor, color];
      });
    await mirror.region.locator("button").last().evaluate((button) => button.setAttribute("aria-pressed", "false"));
    assert.notDeepEqual(await looks(true), await looks(false));
  };
  await visiting(() => {}, use, { forcedColors: "active" });
});

test("on a desk, too, a real field takes what is composed and pasted, and the game keeps its keys", async () => {
  const cripple = () => {
    globalThis.fields = [];
    document.addEventListener("spades:fields", ({ detail }) => (fields = JSON.parse(detail)));
    // Browsers ask the player before they answer.
    globalThis.questions = 0;
    Clipboard.prototype.readText = async () => String((questions += 1));
  };
  await visiting(cripple, async (visit, page, mirror) => {
    await toSetup(visit, mirror);
    await mirror.press("Players");
    await page.waitForFunction(() => fields.length > 0);
    assert.equal(await page.locator("#fields input").count(), 0, "the pointer is the game's");
    const { id, x, y, width, height } = await page.evaluate(() => fields[0]);
    const value = (wanted) => page.waitForFunction(([id, wanted]) => fields.find((field) => field.id === id)?.value === wanted, [id, wanted]);
    await page.mouse.click(x + width / 2, y + height / 2);
    const input = page.locator("#fields input");
    await input.waitFor();
    await page.waitForFunction(() => document.activeElement.parentElement.id === "fields");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Jos");
    const keyboard = await visit.context.newCDPSession(page);
    await keyboard.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
    await keyboard.send("Input.insertText", { text: "é" });
    await value("José");
    await input.evaluate((input) => {
      input.select();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "Zoé");
      if (input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))) document.execCommand("insertText", false, "Zoé");
    });
    await value("Zoé");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.id === "spades");
    assert.equal(await input.count(), 0, "who came with the pointer leaves the field");

    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForFunction(() => document.activeElement.parentElement.id === "fields");
    await page.keyboard.press("Tab");
    await page.waitForFunction((id) => !fields.find((field) => field.id === id).focused, id);
    await page.waitForFunction(() => document.activeElement.id === "spades");
    assert.equal(await page.evaluate(() => questions), 0);
    await visit.assertClean(origin);
  });
});
