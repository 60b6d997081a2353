import { test as base, expect, type Locator, type Page } from "@playwright/test";

/**
 * Fails tests on hidden problems: console errors, policy reports and requests to other hosts, in all tabs and
 * browser contexts.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, context, browser, baseURL }, use) => {
      const complaints: string[] = [];
      const listen = (one: Page) => hear(one, new URL(baseURL ?? "").host, complaints);
      listen(page);
      context.on("page", listen);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async options => {
        const other = await newContext(options);
        other.on("page", listen);
        return other;
      };
      await use(complaints);
      browser.newContext = newContext;
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function hear(page: Page, ours: string, complaints: string[]): void {
  page.on("console", message => {
    const text = message.text();
    // Chromium logs every refused form; such a refusal is expected.
    if (/^Failed to load resource: .*\b4\d\d\b/.test(text)) return;
    // The sandboxed frame of a mail's preview correctly refuses the scripts that Playwright adds to all frames.
    if (text.startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() === "error" || /hydrat|content security policy/i.test(text)) complaints.push(text);
  });
  page.on("pageerror", error => complaints.push(String(error)));
  page.on("request", request => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== ours) complaints.push(`asked ${host}`);
  });
}

export { expect };

/** The sign-in data of the demo company's people. */
export const demo = {
  manager: "manager@kontor.example",
  employee: "employee@kontor.example",
  otherManager: "manager@werft.example",
  password: "Lotsen-2026",
};

/** Signs in as the form of the sign-in page does, without opening a page; sign-in.spec.ts fills in the form itself. */
export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post("/login", {
    form: { email, password: demo.password },
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status(), `${email} signs in`).toBe(302);
}

/**
 * Waits for hydration: React marks its elements; then no more requests are pending. A page without React loads its script
 * at the first user event, and marks the document once it is enhanced.
 */
export async function hydrated(page: Page, css = "main"): Promise<void> {
  await takenOver(page, css);
  await page.waitForLoadState("networkidle", pending).catch(() => {});
}

/** On a busy machine the browser's word that a request has ended, or that it is idle, can be lost. */
const pending = { timeout: 30_000 };

/** As {@link hydrated}, but requests may be pending. */
export async function takenOver(page: Page, css = "main"): Promise<void> {
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })),
  );
  await page.waitForFunction(
    place =>
      document.documentElement.dataset.enhanced !== undefined ||
      Object.keys(document.querySelector(place) ?? {}).some(name => name.startsWith("__reactProps")),
    css,
  );
  await page.evaluate(limit => new Promise(done => requestIdleCallback(done, limit)), pending);
}

/** Opens a page with its scripts held back until `arrive`, which waits for hydration. */
export async function openBeforeScript(
  page: Page,
  path: string,
  css = "main",
): Promise<{ arrive(until?: typeof hydrated): Promise<void> }> {
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  const scripts = "**/*.js";
  await page.route(scripts, async route => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(css).first().waitFor();
  return {
    async arrive(until = hydrated) {
      release();
      await page.waitForLoadState();
      await until(page, css);
      await page.unroute(scripts);
    },
  };
}

/**
 * Timeout of one assertion on a page that is reloaded (`toPass`) until a job is done: the page is complete, so a failed
 * assertion is repeated with the next load.
 */
export const singleCheck = { timeout: 1_000 };

/** Opens a page and, with script, waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (test.info().project.name === "js") await hydrated(page);
}

/** Presses Tab until this is focused; fails if it cannot be reached. */
export async function tabTo(page: Page, reached: string, key = "Tab", atMost = 80): Promise<void> {
  for (let at = 0; at < atMost; at++) {
    await page.keyboard.press(key);
    if (await page.evaluate(css => document.activeElement?.matches(css), reached)) return;
  }
  throw new Error(`${reached} is not reached with ${atMost} presses of ${key}`);
}

/** Finds and chooses an option of a searchable list, by keyboard only. */
export async function chooseByKeys(page: Page, field: Locator, words: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.fill(words);
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-expanded", "false");
}

/** Finds the confirmation by its button: in a dialog with script, otherwise on its own page. */
export async function questionOf(page: Page, confirm: string): Promise<Locator> {
  const button = page.getByRole("button", { name: confirm, exact: true });
  await expect(button).toBeVisible();
  return page.locator("dialog, main").filter({ has: button });
}

/**
 * Without script an answer grows in a frame whose link leads to the page with all of it. A quick answer is there at once, and
 * there is no frame: `part` is then in the page.
 */
export async function readFinished(page: Page, part: Locator): Promise<void> {
  const frame = page.locator("iframe");
  await expect(frame.or(part).first()).toBeVisible();
  if (await frame.isVisible())
    await page.frameLocator("iframe").getByRole("link", { name: "Fertige Antwort" }).click();
}

/** The link of the newest mail to an address, from the development mailbox, as a path. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const mail = page.locator("section", { hasText: email }).locator("p", { hasText: "http://" });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(mail.first()).toBeVisible(singleCheck);
  }).toPass();
  const address = /https?:\S+/.exec((await mail.first().textContent()) ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(address);
  return pathname + search;
}
