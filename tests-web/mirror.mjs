// Playing through the text controls, with real keys on real buttons.

import { PATIENCE } from "./patience.mjs";

/** The text controls of a page, or of a frame: the keyboard is that of its page. */
export class Mirror {
  constructor(page, keyboard = page.keyboard) {
    this.page = page;
    this.keyboard = keyboard;
    this.region = page.locator("#mirror");
    this.act = this.region.locator('[data-id="act"]');
  }

  /** Waits for a screen. */
  screen(name) {
    return this.page.locator(`#mirror[data-screen="${name}"]`).waitFor({ state: "attached" });
  }

  /** The screen that is shown. */
  current() {
    return this.region.getAttribute("data-screen");
  }

  /** Presses the button with this caption. */
  press(name) {
    return this.pressThis(this.region.getByRole("button", { name, exact: typeof name === "string" }).first());
  }

  /** Presses the button whose widget has this name, which is the same in every language. */
  pressNamed(name) {
    return this.pressThis(this.region.locator(`button[data-id$="/${name}"]`).first());
  }

  async pressThis(button) {
    await button.focus();
    await this.keyboard.press("Enter");
    // The table has the keyboard again, and the panel with the controls is out of the way.
    await this.page.locator("#spades").focus();
  }

  /** The text of a group. */
  group(id) {
    return this.region.locator(`> [data-id="${id}"]`).evaluate((group) => group.textContent);
  }

  /** Waits until it is the player's turn to decide. */
  async myTurn() {
    // Skipping is none, and a card is drawn without being asked.
    const decision = '#mirror [data-id="act"] button:not([data-id="hurry"], [data-id="act-draw"])';
    await this.page.waitForFunction((decision) => document.querySelector(decision), decision);
  }

  /** Everything about the match that the player may know now. */
  async position() {
    const groups = [];
    for (const id of ["title", "act", "state", "hand", "scores"]) groups.push(await this.group(id));
    return groups.join("\n");
  }

  /** Waits until what `read` gives is no longer `old`; after `patience` milliseconds, if given, without complaint. */
  async changes(read, old, patience = PATIENCE) {
    for (const end = Date.now() + patience; (await read()) === old; ) {
      if (Date.now() > end) {
        if (patience === PATIENCE) throw new Error(`it stays as it is: ${old}`);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Everything said so far. */
  said() {
    return this.page.locator("#say").evaluate((log) => log.textContent);
  }

  /** Decides for the player until the match is over, or so many times. Returns how often. */
  async play({ until }) {
    let decisions = 0;
    while (decisions < until && (await this.current()) !== "match") {
      const id = await this.page.waitForFunction(choose).then((choice) => choice.jsonValue());
      if (id === "over") break;
      if (id === "claim") {
        await this.pressNamed("grant");
        await this.page.waitForFunction(() => document.querySelector('#mirror [data-id="act"]'));
        continue;
      }
      const button = this.act.locator(`button[data-id="${id}"]`);
      // It is gone when the moment for it has passed, as that for skipping may have.
      const pressed = await button.press("Enter", { timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (!pressed || id === "hurry") continue;
      decisions += 1;
      await this.page.waitForFunction((id) => !document.querySelector(`#mirror [data-id="${id}"]:not([aria-disabled])`), id);
    }
    return decisions;
  }
}

/** What a plain player does: keeps what he draws, bids four, plays his highest card that is legal. Runs in the page. */
function choose() {
  if (document.getElementById("mirror").dataset.screen === "match") return "over";
  // The computer shows that it takes the rest.
  if (document.querySelector('#mirror button[data-id$="/grant"]')) return "claim";
  const usable = document.querySelectorAll('#mirror [data-id="act"] button:not([aria-disabled="true"])');
  const ids = [...usable].map((button) => button.dataset.id);
  return ids.find((id) => id === "act-bid4") ?? ids.find((id) => id !== "act-blind");
}
