// The project's own web server, started and stopped by the tests: a stopped server is what being offline means.

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serve } from "../web/build/serve.mjs";

/** Serves a copy of the page, which a test may change, below a path that is not the root. */
export class Site {
  /** Copies the page and starts serving it. */
  static async open() {
    const folder = await mkdtemp(join(tmpdir(), "spades-page-"));
    await cp(process.env.SPADES_PAGE, folder, { recursive: true });
    const site = new Site(folder);
    await site.start();
    return site;
  }

  constructor(folder) {
    this.folder = folder;
    this.port = 0;
  }

  /** Starts the server, after a stop on the same port as before. */
  async start() {
    ({ server: this.server, url: this.url } = await serve(this.folder, this.port, "/games/spades/"));
    this.port = this.server.address().port;
  }

  /** Stops the server, and breaks the downloads that are on their way. */
  async stop() {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  /** Stops the server and removes the copy. */
  async close() {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
