// A client of the W3C WebDriver protocol, for browsers that Playwright drives only in builds of its own: https://www.w3.org/TR/webdriver2/.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** Codes of keys that aren't characters. */
export const KEYS = { enter: "\uE006", escape: "\uE00C", tab: "\uE004", right: "\uE014" };

/** Returns a port that nothing listens on. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A browser with one window and a fresh profile. */
export class WebDriver {
  /** Starts the driver `program`, and by it a browser with these capabilities. */
  static async open(program, capabilities) {
    const port = await freePort();
    const child = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore" });
    const driver = new WebDriver(child, `http://127.0.0.1:${port}`);
    while (!(await driver.send("GET", "/status").catch(() => null))?.ready) {
      if (child.exitCode !== null) throw new Error(`${program} ended`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { sessionId } = await driver.send("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
    driver.url += `/session/${sessionId}`;
    return driver;
  }

  constructor(child, url) {
    this.child = child;
    this.url = url;
  }

  async send(method, path, body) {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(this.url + path, { method, headers, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  goTo(url) {
    return this.send("POST", "/url", { url });
  }

  reload() {
    return this.send("POST", "/refresh", {});
  }

  /** Runs a function in the page and returns its result. */
  run(script, ...args) {
    return this.send("POST", "/execute/sync", { script: `return (${script})(...arguments)`, args });
  }

  /** Waits until a function in the page returns something true, and returns that. */
  async until(script, patience, ...args) {
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
      const value = await this.run(script, ...args);
      if (value) return value;
    }
    throw new Error(`not within ${patience / 1000} s: ${script}`);
  }

  /** Presses keys one after the other. */
  async press(...keys) {
    const pause = { type: "pause", duration: 100 };
    const actions = keys.flatMap((value) => [{ type: "keyDown", value }, pause, { type: "keyUp", value }, pause]);
    await this.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Clicks a point of the window like a person, who is over it for a moment before and holds the button for another. */
  async click(x, y) {
    const move = { type: "pointerMove", duration: 100, x: Math.round(x), y: Math.round(y) };
    const pause = { type: "pause", duration: 200 };
    const actions = [move, pause, { type: "pointerDown", button: 0 }, pause, { type: "pointerUp", button: 0 }];
    await this.send("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }

  /** Ends browser and driver. */
  async close() {
    await this.send("DELETE", "").catch(() => {});
    this.child.kill();
  }
}
