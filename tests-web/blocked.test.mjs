// The page in browsers that keep nothing for it: it starts, is played, and says once that nothing is saved.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Visit, inProfile } from "./browser.mjs";
import { Mirror } from "./mirror.mjs";
import { origin, site } from "./shared.mjs";

/** Deals, decides a few times, and looks for the notice. `page` is a page, or a frame with `keyboard` of its page. */
async function play(page, keyboard) {
  const isBlocked = () =>
    page.evaluate(() => {
      try {
        return Boolean(localStorage) && false;
      } catch (error) {
        return error.name;
      }
    });
  assert.equal(await isBlocked(), "SecurityError", "the browser keeps nothing");
  const mirror = new Mirror(page, keyboard);
  await mirror.press("I know Spades");
  await mirror.press("Play vs computer");
  await mirror.screen("setup");
  await mirror.press("Deal");
  await mirror.screen("table");
  assert.equal(await mirror.play({ until: 3 }), 3);
  const notices = (await mirror.said()).match(/nothing will be saved/g) ?? [];
  assert.equal(notices.length, 1, await mirror.said());
}

test("a browser that blocks all cookies plays, and says once that nothing is saved", async () => {
  await inProfile({ profile: { default_content_setting_values: { cookies: 2 } } }, async (context) => {
    const visit = await Visit.in(context);
    await visit.start(site.url);
    await play(visit.page, visit.page.keyboard);
    await visit.assertClean(origin);
  });
});

test("so does a frame of another site, where a browser blocks what third parties keep", async () => {
  await inProfile({ profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }, async (context) => {
    const visit = await Visit.in(context);
    // The project's server forbids frames; those of sites that show games in one do not.
    await context.route(site.url, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      headers["content-security-policy"] = headers["content-security-policy"].replace(/; frame-ancestors[^;]*/, "");
      await route.fulfill({ response, headers });
    });
    const other = site.url.replace("127.0.0.1", "localhost").replace(/spades.*/, "frame");
    const body = `<iframe src="${site.url}" width="620" height="380"></iframe>`;
    await context.route(other, (route) => route.fulfill({ contentType: "text/html", body }));
    await visit.page.goto(other);
    const frame = await (await visit.page.waitForSelector("iframe")).contentFrame();
    await frame.waitForSelector("body.running", { state: "attached" });
    await play(frame, visit.page.keyboard);
    // The frame is not allowed to keep the screen awake either, which the browser says.
    const problems = visit.problems.filter((problem) => !/favicon|screen-wake-lock/.test(problem));
    assert.deepEqual(problems, []);
  });
});
