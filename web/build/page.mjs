// Lays out the folder that is served, and replaces it as a whole. `cargo web` calls this with the game's code as wasm-bindgen and wasm-opt
// leave it.
//
//   node page.mjs CODE OUT PROFILE best|fast
//
// Code is in a folder named after its content (`app-…/`), so that browsers can cache it forever and a page never mixes two versions.
// Everything else keeps its name and is revalidated.

import { cp, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { compress } from "./compress.mjs";
import { copy, filesBelow, hash, laterThan, pack, write } from "./files.mjs";
import { Words, directionOf, oneFile } from "./words.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The tab icon, embedded in the page: Chromium requests it past the service worker, so that a file would be missing offline. */
const TAB_ICON = "assets/app-icon-32.png";

/** Icons from `assets/` that the page itself uses. */
const ICONS = ["app-icon-192.png", "app-icon-512.png", "app-icon-maskable-512.png"];

const source = (path) => readFile(join(ROOT, path), "utf8");

/** Writes the page's code and the game's into a folder named after their content, and returns its name. */
async function layOutCode(code, words, fresh) {
  const files = [["words.js", Buffer.from(words.module())]];
  for (const name of await filesBelow(join(ROOT, "web/app"))) files.push([name, Buffer.from(words.fill(await source(`web/app/${name}`)))]);
  for (const name of await filesBelow(code)) files.push([name, await readFile(join(code, name))]);
  const app = `app-${hash(...files.flat())}`;
  for (const [name, content] of files) await write(join(fresh, app, name), content);
  return app;
}

/**
 * Writes two files for each language besides English, which is in the module and in the page: the game's entries, and the page's own words.
 * Returns the languages with the direction of their script: "de:ltr".
 */
async function layOutLanguages(fresh) {
  const files = await filesBelow(join(ROOT, "assets/i18n"));
  const tags = [...new Set(files.map((file) => file.split("/")[0]))].filter((tag) => tag !== "en");
  for (const tag of tags) {
    const own = files.filter((file) => file.startsWith(`${tag}/`) && file.endsWith(".ftl"));
    const areas = await Promise.all(own.map(async (file) => [file.slice(tag.length + 1, -".ftl".length), await source(`assets/i18n/${file}`)]));
    const { page, ...entries } = Object.fromEntries(areas);
    await write(join(fresh, "assets/i18n", tag, "all.ftl"), oneFile(entries));
    await write(join(fresh, "assets/i18n", tag, "words.js"), new Words(page ?? "").module());
  }
  return tags.map((tag) => `${tag}:${directionOf(tag)}`);
}

/** Writes everything except the service worker and the list of files. */
async function assemble(code, fresh, isLater) {
  const words = new Words(await source("assets/i18n/en/page.ftl"));
  const app = await layOutCode(code, words, fresh);
  for (const name of ICONS) await copy(join(ROOT, "assets", name), join(fresh, "icons", name));
  for (const file of await filesBelow(join(ROOT, "assets"))) {
    if (!/^(app-icon-|i18n\/)/.test(file)) await copy(join(ROOT, "assets", file), join(fresh, "assets", file));
  }
  const languages = await layOutLanguages(fresh);
  const packs = await pack(fresh, isLater);
  await write(join(fresh, "manifest.webmanifest"), words.fill(await source("web/manifest.webmanifest")));
  const filled = {
    app,
    icon: (await readFile(join(ROOT, TAB_ICON))).toString("base64"),
    languages: languages.join(" "),
    packs: packs.join(" "),
    "module-bytes": (await readFile(join(code, "game_bg.wasm"))).length,
  };
  const page = words.fill(await source("web/index.html")).replace(/\{\{([\w-]+)\}\}/g, (_, name) => filled[name]);
  await write(join(fresh, "index.html"), page);
}

/** Returns the list of files: each with its size, that of its compressed variants, the start of its SHA-256, and whether it comes later. */
export function listing(profile, files) {
  return { files, profile, version: hash(files.map(({ path, hash }) => `${path} ${hash}\n`).join("")) };
}

/** Returns the number of bytes that a current browser downloads on its first visit. */
export const firstVisit = (files) =>
  files.filter(({ later }) => !later).reduce((sum, { brotli, bytes }) => sum + (brotli ?? bytes), 0);

/** Writes the list of files, and the service worker with the hashes, those of the start first. */
async function finish(fresh, profile, isLater, effort) {
  const paths = await filesBelow(fresh);
  const sizes = await compress(fresh, paths, effort);
  const files = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(fresh, path));
      const { brotli = null, gzip = null } = sizes[path] ?? {};
      return { brotli, bytes: content.length, gzip, hash: hash(content), later: isLater(path), path };
    }),
  );
  const list = listing(profile, files);
  await write(join(fresh, "version.json"), `${JSON.stringify(list, null, 2)}\n`);
  const ordered = [...files].sort((a, b) => a.later - b.later);
  const build = { files: Object.fromEntries(ordered.map(({ path, hash }) => [path, hash])), version: list.version };
  const [before, after] = (await source("web/sw.js")).split("/* BUILD */ null");
  if (after === undefined) throw new Error("web/sw.js has no place for the list of files");
  await write(join(fresh, "sw.js"), before + JSON.stringify(build) + after);
  return files;
}

const megabytes = (bytes) => (bytes === null ? "-" : (Math.floor(bytes / 10_000) / 100).toFixed(2));

async function main([code, out, profile, effort]) {
  const fresh = `${resolve(code)}.page`;
  await rm(fresh, { recursive: true, force: true });
  const isLater = laterThan(await source("web/later.txt"));
  await assemble(code, fresh, isLater);
  const files = await finish(fresh, profile, isLater, effort);
  await rm(out, { recursive: true, force: true });
  // On another file system a plain move is not possible.
  await rename(fresh, out).catch(() => cp(fresh, out, { recursive: true }).then(() => rm(fresh, { recursive: true })));
  const early = files.filter(({ later }) => !later).sort((a, b) => (b.brotli ?? b.bytes) - (a.brotli ?? a.bytes));
  for (const { path, bytes, gzip, brotli } of early.slice(0, 5)) {
    console.log(`${megabytes(bytes)} raw ${megabytes(gzip)} gzip ${megabytes(brotli)} brotli  ${path}`);
  }
  console.log(`first visit: ${firstVisit(files)} bytes in ${early.length} files`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
