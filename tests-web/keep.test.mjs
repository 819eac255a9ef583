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
  keepForGood();
  return { asked, told };
}

/** The game says that a match has ended. */
async function end() {
  document.dispatchEvent(new CustomEvent("spades:keep", { detail: "" }));
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
