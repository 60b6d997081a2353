import { test as base, expect, type Locator, type Page } from "@playwright/test";

/**
 * Pages that nothing may be wrong with in silence: an error in the console, one of the policy's reports or a request to
 * another host fails the test, even if what it looked for was there. Other tabs and other people's browsers count too.
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
    // Chromium notes every refused form by itself; that refusal is what such a test asked for.
    if (/^Failed to load resource: .*\b4\d\d\b/.test(text)) return;
    if (message.type() === "error" || /hydrat|content security policy/i.test(text)) complaints.push(text);
  });
  page.on("pageerror", error => complaints.push(String(error)));
  page.on("request", request => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== ours) complaints.push(`asked ${host}`);
  });
}

export { expect };

/** What the demo company's people sign in with. */
export const demo = {
  manager: "manager@kontor.example",
  employee: "employee@kontor.example",
  password: "Lotsen-2026",
};

/** Signs in through the general door as a person does. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Kennwort", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL(url => url.pathname !== "/login");
}

/**
 * Waits until script has taken the page over: React leaves a mark on what it has, then rests; nothing more is fetched.
 */
export async function takenOver(page: Page, css = "main"): Promise<void> {
  await page.waitForFunction(
    place => Object.keys(document.querySelector(place) ?? {}).some(name => name.startsWith("__reactProps")),
    css,
  );
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
  await page.waitForLoadState("networkidle");
}

/** Opens a page; where there is script, waits until it has taken over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (test.info().project.name === "js") await takenOver(page);
}

/** Finds and chooses something in a list that can be searched, by keys alone. */
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

/**
 * The question before something is deleted, by the button that does it: above the page where the script is there,
 * otherwise on a page of its own.
 */
export async function questionOf(page: Page, confirm: string): Promise<Locator> {
  const button = page.getByRole("button", { name: confirm, exact: true });
  await expect(button).toBeVisible();
  return page.locator("dialog, main").filter({ has: button });
}

/** The link of the newest mail to somebody, from the development mailbox, as a path. */
export async function linkMailedTo(page: Page, email: string): Promise<string> {
  const mail = page.locator("section", { hasText: email }).locator("p", { hasText: "http://" });
  await expect(async () => {
    await page.goto("/mailbox");
    await expect(mail.first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const address = /https?:\S+/.exec((await mail.first().textContent()) ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(address);
  return pathname + search;
}
