// Compressed variants beside the files, for hosts that serve them.

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Other pictures and sounds are compressed in themselves. */
const COMPRESSIBLE = /\.(css|ftl|html|js|json|md|otf|pack|runs|svg|toml|ttf|txt|wasm|webmanifest)$/;

const methods = (isBest) => [
  {
    name: "brotli",
    ending: "br",
    pack: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 5,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { name: "gzip", ending: "gz", pack: (content) => promisify(gzip)(content, { level: isBest ? 9 : 5 }) },
];

/** Writes `.br` and `.gz` beside every file that gets smaller, with the effort "best" or "fast", and returns their sizes by path. */
export async function compress(folder, paths, effort) {
  const sizes = {};
  const compressed = paths.filter((path) => COMPRESSIBLE.test(path)).map(async (path) => {
    const content = await readFile(`${folder}/${path}`);
    sizes[path] = {};
    const packed = methods(effort === "best").map(async ({ name, ending, pack }) => {
      const packed = await pack(content);
      if (packed.length >= content.length) return;
      await writeFile(`${folder}/${path}.${ending}`, packed);
      sizes[path][name] = packed.length;
    });
    await Promise.all(packed);
  });
  await Promise.all(compressed);
  return sizes;
}
