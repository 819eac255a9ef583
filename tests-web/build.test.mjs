// The parts of the build of the page, and the sources that have to agree with each other.

import assert from "node:assert/strict";
import { access, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { filesBelow, laterThan, pack, packedFolders, write } from "../web/build/files.mjs";
import { firstVisit, listing } from "../web/build/page.mjs";
import { Words, directionOf, oneFile } from "../web/build/words.mjs";

const source = (path) => readFile(new URL(`../${path}`, import.meta.url), "utf8");

test("entries become strings and functions", () => {
  const words = new Words("# …\npage-too-old = Too old\npage-not-there = Error { $status }: `{ $why }`\n");
  const functions = "notThere: (status, why) => `Error ${status}: \\`${why}\\``";
  assert.equal(words.module(), `export const words = {\n  tooOld: \`Too old\`,\n  ${functions},\n};\n`);
  assert.equal(words.fill("<p>{{words.tooOld}}</p> {{app}}"), "<p>Too old</p> {{app}}");
  for (const missing of ["{{words.notThere}}", "{{words.none}}"]) assert.throws(() => words.fill(missing));
  for (const wrong of ["page-many = { $n ->\n", "page-term = { -app }", "other = x"]) assert.throws(() => new Words(wrong));
});

test("a language is one file for the game, without comments", () => {
  const areas = { names: "# …\nsuit = Pik\n\n", title: "title-play =\n    Spielen\n" };
  assert.equal(oneFile(areas), "### names\nsuit = Pik\n### title\ntitle-play =\n    Spielen\n");
  assert.deepEqual(["de", "ar", "pt-BR"].map(directionOf), ["ltr", "rtl", "ltr"]);
});

test("every language says what the page says, with the same variables", async () => {
  const folder = new URL("../assets/i18n/", import.meta.url).pathname;
  const variables = (text) => text.match(/\$[\w-]+/g) ?? [];
  const english = new Words(await source("assets/i18n/en/page.ftl")).entries;
  for (const file of (await filesBelow(folder)).filter((file) => file.endsWith("/page.ftl"))) {
    const { entries } = new Words(await source(`assets/i18n/${file}`));
    assert.deepEqual([...entries.keys()].sort(), [...english.keys()].sort(), file);
    for (const [name, text] of entries) assert.deepEqual(variables(text), variables(english.get(name)), `${file}: ${name}`);
  }
});

test("the page uses every entry and no other, and has no texts of its own", async () => {
  const asked = new Set();
  for (const file of await filesBelow(new URL("../web", import.meta.url).pathname)) {
    if (file.endsWith(".md") || file.startsWith("build/")) continue;
    const text = await source(`web/${file}`);
    for (const [, name] of text.matchAll(/words\.(?!js)([A-Za-z0-9]+)/g)) asked.add(name);
    // A sentence of the page’s own: a string that begins with a capital and has several words.
    if (!file.startsWith("app/")) continue;
    for (const [index, part] of text.split('"').entries()) {
      assert.ok(index % 2 === 0 || !/^\p{Lu}.* /u.test(part), `web/${file}: ${part} belongs to assets/i18n/en/page.ftl`);
    }
  }
  const there = new Words(await source("assets/i18n/en/page.ftl")).entries.keys();
  assert.deepEqual([...asked].sort(), [...there].sort());
});

test("later files are named singly or by folder, and exist", async () => {
  const isLater = laterThan("# comment\nassets/sounds/music.ogg\n\nassets/cards/large/\n");
  const named = ["assets/sounds/music.ogg", "assets/cards/large/AS.runs", "assets/cards/large.runs", "index.html"];
  assert.deepEqual(named.map(isLater), [true, true, false, false]);
  const lines = (await source("web/later.txt")).split("\n").filter((line) => line.startsWith("assets/"));
  assert.ok(lines.length > 5);
  for (const line of lines) await access(new URL(`../${line}`, import.meta.url));
});

test("sets of cards and the first sounds are packed", async () => {
  const files = ["assets/cards/half/classic/2C.runs", "assets/cards/half/classic/2D.runs", "assets/cards/half/back.runs"];
  const others = ["assets/sounds/a.ogg", "assets/ui/logo.png", "index.html"];
  assert.deepEqual(packedFolders([...files, ...others]), ["assets/cards/half/classic/", "assets/sounds/"]);

  const root = await mkdtemp(join(tmpdir(), "spades-packs-"));
  try {
    for (const [name, body] of [["a.ogg", "1"], ["b.ogg", "22"], ["music.ogg", "333"]]) await write(join(root, "assets/sounds", name), body);
    assert.deepEqual(await pack(root, laterThan("assets/sounds/music.ogg\n")), ["assets/sounds/"]);
    assert.deepEqual(await filesBelow(root), ["assets/sounds/all.pack", "assets/sounds/music.ogg"]);
    assert.equal(await readFile(join(root, "assets/sounds/all.pack"), "latin1"), '\x15\0\0\0{"a.ogg":1,"b.ogg":2}122');
  } finally {
    await rm(root, { recursive: true });
  }
});

test("the version changes with the content, and the first visit is what is compressed and not later", () => {
  const files = [
    { path: "a.ogg", bytes: 100, brotli: null, hash: "01", later: true },
    { path: "b.js", bytes: 10, brotli: 4, hash: "23", later: false },
    { path: "c.png", bytes: 7, brotli: null, hash: "45", later: false },
  ];
  assert.equal(firstVisit(files), 11);
  const other = [{ ...files[0], hash: "fe" }, ...files.slice(1)];
  assert.notEqual(listing("web", files).version, listing("web", other).version);
});

// The system draws the splash of an installed page, the page its body and then its curtain: none of them may flash.
test("the splash has the colour of the felt", async () => {
  const [, felt] = /--felt-middle: (#\w{6})/.exec(await source("web/app/style.css"));
  const manifest = JSON.parse(await source("web/manifest.webmanifest"));
  assert.deepEqual([manifest.background_color, manifest.theme_color], [felt, felt]);
  const page = await source("web/index.html");
  assert.ok(page.includes(`<meta name="theme-color" content="${felt}">`) && page.includes(`<body bgcolor="${felt}"`));
});
