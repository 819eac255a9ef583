// The project's own web server, started and stopped by the tests: a stopped server is what being offline means.

import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

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
    const words = ["serve", "--dir", this.folder, "--port", String(this.port), "--base", "/games/spades/"];
    this.server = spawn(process.env.SPADES_SERVER, words, { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface(this.server.stdout)) {
      this.url = line.match(/^serving (.*)$/)?.[1];
      if (this.url) break;
    }
    if (!this.url) throw new Error("the server did not start");
    this.port = Number(new URL(this.url).port);
  }

  /** Stops the server. */
  async stop() {
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    const gone = new Promise((resolve) => this.server.once("exit", resolve));
    this.server.kill();
    await gone;
  }

  /** Stops the server and removes the copy. */
  async close() {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
