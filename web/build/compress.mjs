// Writes compressed variants beside the files of a folder and prints their sizes as JSON.
//
//   node compress.mjs FOLDER LIST best|fast
//
// LIST is a file with one path in FOLDER a line.

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [folder, list, effort] = process.argv.slice(2);
const best = effort === "best";

/** Other pictures and sounds are compressed in themselves. */
const COMPRESSIBLE = /\.(css|ftl|html|js|json|md|otf|pack|runs|svg|toml|ttf|txt|wasm|webmanifest)$/;

const methods = [
  {
    name: "brotli",
    ending: "br",
    pack: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : 5,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { name: "gzip", ending: "gz", pack: (content) => promisify(gzip)(content, { level: best ? 9 : 5 }) },
];

const sizes = {};
await Promise.all(
  (await readFile(list, "utf8")).split("\n").map(async (path) => {
    if (!COMPRESSIBLE.test(path)) return;
    const content = await readFile(`${folder}/${path}`);
    sizes[path] = {};
    await Promise.all(
      methods.map(async ({ name, ending, pack }) => {
        const packed = await pack(content);
        if (packed.length >= content.length) return;
        await writeFile(`${folder}/${path}.${ending}`, packed);
        sizes[path][name] = packed.length;
      }),
    );
  }),
);
console.log(JSON.stringify(sizes));
