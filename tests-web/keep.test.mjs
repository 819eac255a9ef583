// Persistent storage: asked for after a match has ended, and a refusal is reported once. No browser refuses on demand, so this one is
// made of its parts.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keepForGood } from "../web/app/keep.js";

/** A page whose browser answers so when it is asked to keep everything. Returns what it was asked, and what the game was told. */
function page(storage) {
  const asked = [];
  const told = [];
  const kept = new Map();
  const answering = (name) => async () => {
    asked.push(name);
    return storage[name];
  };
  const set = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  set("document", new EventTarget());
  set("navigator", storage ? { storage: { persisted: answering("persisted"), persist: answering("persist") } } : {});
  set("localStorage", { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) });
  document.addEventListener("spades:may-be-dropped", () => told.push("may be dropped"));
  document.addEventListener("spades:may-be-kept", () => told.push("may be kept"));
  keepForGood();
  return { asked, told };
}

/** The game says that a match has ended, or that the player wants everything kept. */
async function end(event = "spades:keep") {
  document.dispatchEvent(new CustomEvent(event, { detail: "" }));
  await new Promise((done) => setImmediate(done));
}

test("the browser is asked to keep everything once a match has ended", async () => {
  const { asked, told } = page({ persisted: false, persist: true });
  assert.deepEqual(asked, []);
  await end();
  assert.deepEqual(asked, ["persisted", "persist"]);
  assert.deepEqual(told, []);
});

test("a refusal is told once", async () => {
  const { told } = page({ persisted: false, persist: false });
  await end();
  await end();
  assert.deepEqual(told, ["may be dropped"]);
});

test("what is kept already is not asked for again, and an old browser counts as a refusal", async () => {
  const kept = page({ persisted: true, persist: false });
  await end();
  assert.deepEqual([kept.asked, kept.told], [["persisted"], []]);
  const old = page(null);
  await end();
  assert.deepEqual(old.told, ["may be dropped"]);
});

test("Firefox, which asks the player, is asked after a press alone", async () => {
  globalThis.mozInnerScreenX = 0;
  try {
    for (const [persist, outcome] of [
      [true, []],
      [false, ["may be dropped"]],
    ]) {
      const { asked, told } = page({ persisted: false, persist });
      await end();
      await end();
      assert.deepEqual([asked, told], [["persisted", "persisted"], ["may be kept"]]);
      await end("spades:keep-now");
      assert.deepEqual([asked.at(-1), told.slice(1)], ["persist", outcome]);
    }
  } finally {
    delete globalThis.mozInnerScreenX;
  }
});

test("where nothing can be kept, the game's own notice is enough", async () => {
  for (const storage of [{ persisted: false, persist: false }, null]) {
    const { told } = page(storage);
    localStorage.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    await end();
    assert.deepEqual(told, []);
  }
});
