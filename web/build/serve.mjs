// A web server for this machine alone, with the headers that a host should send.
//
//   node serve.mjs FOLDER PORT
//
// serves a folder until the program is ended, and opens it in the user's browser if there is a desktop.

import { spawn } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Headers of every response. The page contains the same policy, for hosts that can't send headers. */
export const HEADERS = JSON.parse(await readFile(new URL("../headers.json", import.meta.url), "utf8"));

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ogg": "audio/ogg",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".txt": "text/plain; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
};

const VARIANTS = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Serves a folder below the path `base`; port 0 is any free one. Returns the server, which listens, and the page's address. */
export async function serve(folder, port = 0, base = "/") {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(folder, base, request);
    response.writeHead(status, { ...HEADERS, ...headers });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}${base}` };
}

async function answer(folder, base, { method, url, headers }) {
  if (method !== "GET" && method !== "HEAD") return { status: 405 };
  const name = nameOf(url, base);
  const found = name && (await find(join(folder, name), headers["accept-encoding"] ?? ""));
  if (!found) return { status: 404, headers: { "Content-Type": "text/plain" }, body: "not found" };
  const common = {
    "Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
    "Cache-Control": name.startsWith("app-") ? "public, max-age=31536000, immutable" : "no-cache",
    Vary: "Accept-Encoding",
    ETag: found.tag,
    ...(found.encoding && { "Content-Encoding": found.encoding }),
  };
  if (headers["if-none-match"] === found.tag) return { status: 304, headers: common };
  const body = await readFile(found.path);
  return { status: 200, headers: { ...common, "Content-Length": body.length }, body };
}

/** Returns the name of the requested file; nothing for anything outside the folder. */
function nameOf(url, base) {
  const path = url.split(/[?#]/)[0];
  if (!path.startsWith(base)) return;
  const name = path.slice(base.length).replace(/(^|\/)$/, "$1index.html");
  const isSafe = name.split("/").every((part) => !["", ".", ".."].includes(part)) && !/[\\%:]/.test(name);
  return isSafe ? name : undefined;
}

/** Finds the file in the smallest variant that the browser accepts, with a tag that changes whenever the file does. */
async function find(path, accepted) {
  const encodings = accepted.split(",").map((part) => part.split(";")[0].trim());
  const variants = VARIANTS.filter(([encoding]) => encodings.includes(encoding));
  for (const [encoding, ending] of [...variants, [undefined, ""]]) {
    const file = await stat(path + ending).catch(() => null);
    if (file?.isFile()) return { path: path + ending, encoding, tag: `"${file.size}-${file.mtimeMs}${ending}"` };
  }
}

/** Opens the page in the user's browser, if there is a desktop. */
function openPage(url) {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform !== "darwin" && !DISPLAY && !WAYLAND_DISPLAY) return;
  const opener = spawn(process.platform === "darwin" ? "open" : "xdg-open", [url], { stdio: "ignore", detached: true });
  // Without a program for that, the printed address must do.
  opener.on("error", () => {});
  opener.unref();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder, port] = process.argv.slice(2);
  const { url } = await serve(folder, Number(port));
  console.log(`serving ${url}`);
  openPage(url);
}
