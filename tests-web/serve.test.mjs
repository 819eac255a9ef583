// The server that `cargo web --serve` and all other tests of the page use.

import assert from "node:assert/strict";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { HEADERS, serve } from "../web/build/serve.mjs";

let folder;
let served;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "spades-serve-"));
  await mkdir(join(folder, "app-1"));
  await writeFile(join(folder, "index.html"), "page");
  await writeFile(join(folder, "app-1/game.js"), "script");
  await writeFile(join(folder, "app-1/game.js.br"), "br");
  await writeFile(join(folder, "app-1/game.js.gz"), "gz");
  await writeFile(join(folder, "..", "spades-outside"), "outside");
  served = await serve(folder, 0, "/cards/");
});

after(async () => {
  served.server.close();
  served.server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
  await rm(join(folder, "..", "spades-outside"), { force: true });
});

/** Asks for exactly this path, which `fetch` would tidy up. */
const ask = (path, headers = {}, method = "GET") =>
  new Promise((resolve, reject) => {
    const { port } = served.server.address();
    const asked = request({ host: "127.0.0.1", port, path, headers, method }, async (response) => {
      let body = "";
      for await (const part of response) body += part;
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    asked.on("error", reject).end();
  });

test("names stay inside the folder", async () => {
  assert.equal((await ask("/cards/")).body, "page");
  assert.equal((await ask("/cards/app-1/game.js?v=2")).body, "script");
  const outside = ["/", "/cards", "/cards/../spades-outside", "/cards//etc/passwd", "/cards/%2e%2e/spades-outside", "/cards/a\\b", "/cards/app-1/"];
  for (const path of outside) assert.equal((await ask(path)).status, 404, path);
  assert.equal((await ask("/cards/", {}, "POST")).status, 405);
});

test("every response has the headers, and each file the smallest variant, its type and its age", async () => {
  for (const path of ["/cards/", "/cards/app-1/game.js", "/nowhere"]) {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(HEADERS)) assert.equal(headers[name.toLowerCase()], value, path);
  }
  const page = await ask("/cards/");
  assert.deepEqual([page.headers["content-type"], page.headers["cache-control"]], ["text/html; charset=utf-8", "no-cache"]);
  for (const [accepted, body, encoding] of [
    ["gzip, deflate, br", "br", "br"],
    ["gzip;q=0.5", "gz", "gzip"],
    ["zstd", "script", undefined],
  ]) {
    const script = await ask("/cards/app-1/game.js", { "Accept-Encoding": accepted });
    assert.deepEqual([script.body, script.headers["content-encoding"]], [body, encoding], accepted);
    assert.match(script.headers["cache-control"], /immutable/);
    assert.equal(script.headers.vary, "Accept-Encoding");
  }
});

test("a head has the length and no content, and a known file isn't sent again", async () => {
  const head = await ask("/cards/", {}, "HEAD");
  assert.deepEqual([head.status, head.headers["content-length"], head.body], [200, "4", ""]);
  const again = await ask("/cards/", { "If-None-Match": head.headers.etag });
  assert.deepEqual([again.status, again.body], [304, ""]);
  await writeFile(join(folder, "index.html"), "new page");
  assert.equal((await ask("/cards/", { "If-None-Match": head.headers.etag })).body, "new page");
});

test("the page carries the same policy as the header, but for what works in a header alone", async () => {
  const page = (await readFile(new URL("../web/index.html", import.meta.url), "utf8")).replace(/\s+/g, " ");
  const policy = HEADERS["Content-Security-Policy"].replace("; frame-ancestors 'none'", "");
  assert.ok(page.includes(policy), policy);
});
