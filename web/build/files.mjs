// Files of the page: which there are, which come later, which are packed.

import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Returns the paths of all files below a folder, sorted and separated by `/`. */
export async function filesBelow(folder, prefix = "") {
  const entries = (await readdir(join(folder, prefix), { withFileTypes: true })).filter(({ name }) => !name.startsWith("."));
  const found = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? filesBelow(folder, `${prefix}${entry.name}/`) : [prefix + entry.name])),
  );
  return found.flat().sort((a, b) => (a < b ? -1 : 1));
}

/** Writes a file into a folder that may not exist yet. */
export async function write(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Copies a file. */
export const copy = async (from, to) => write(to, await readFile(from));

/** Returns the first 64 bits of a SHA-256: enough to distinguish versions and to detect a broken download. */
export function hash(...contents) {
  const digest = createHash("sha256");
  for (const content of contents) digest.update(content);
  return digest.digest("hex").slice(0, 16);
}

/** Returns a function that is true of files which aren't needed before the first match: a line of `later.txt` names the file or its folder. */
export function laterThan(list) {
  const lines = list.split("\n").map((line) => line.trim());
  const named = lines.filter((line) => line && !line.startsWith("#"));
  return (path) => named.some((line) => path === line || (line.endsWith("/") && path.startsWith(line)));
}

/** Name of a pack in its folder. */
const PACK = "all.pack";

/** Returns the folders that are packed: each set of cards, and the sounds. */
export function packedFolders(files) {
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)));
  return [...folders].filter((folder) => /^assets\/cards\/[^/]+\/[^/]+\/$/.test(folder) || folder === "assets/sounds/");
}

/**
 * Packs files that are needed together: their common parts are compressed once (every Vorbis sound has some kilobytes of codebooks, and cards
 * are much alike), and there is one request instead of sixty. A pack is in the folder that it replaces: the length of a JSON object in four
 * bytes (little-endian), that object with the files' names and lengths, and the files in this order. `web/app/packs.js` unpacks it. It has
 * only files that are loaded at the same time as the pack. Returns the folders that now have one.
 */
export async function pack(root, isLater) {
  const folders = packedFolders(await filesBelow(root));
  for (const folder of folders) {
    const names = (await filesBelow(join(root, folder))).filter((name) => isLater(folder + name) === isLater(folder + PACK));
    const bodies = await Promise.all(names.map((name) => readFile(join(root, folder, name))));
    await Promise.all(names.map((name) => rm(join(root, folder, name))));
    const list = Buffer.from(JSON.stringify(Object.fromEntries(names.map((name, index) => [name, bodies[index].length]))));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(list.length);
    await writeFile(join(root, folder, PACK), Buffer.concat([length, list, ...bodies]));
  }
  return folders;
}
