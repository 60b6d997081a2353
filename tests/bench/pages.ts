// What public forms send before they can be used, what script comes without asking after that, and what a second visit
// sends; what public pages send to a visitor who saves data; and what a signed-in list weighs.
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { flattenUrls, urls } from "../../remix.config.js";
import { browserPath } from "../../scripts/browser.mjs";
import { ask } from "./product/ask";
import { say, skip } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";
import { rows, startChats } from "./rendering/chat-list";

/** A field and the button of each form. */
const forms = [
  { path: "/login", field: 'input[name="email"]' },
  { path: "/signup", field: 'input[name="email"]' },
  { path: "/register", field: 'input[name="email"]' },
];
const executablePath = browserPath();

await withProduct(async ({ origin }) => {
  for (const { path } of forms) {
    say(`${path}: HTML and CSS, brotli`, await sentBytes(origin, path, "br"), "KB", { atMost: 14 });
    say(`${path}: HTML and CSS, gzip`, await sentBytes(origin, path, "gzip"), "KB", { atMost: 14 });
  }
  await saveData(origin);
  await weighLists(origin);
  if (!existsSync(executablePath)) {
    skip(`no browser at ${executablePath}; requests are not counted (CHROMIUM_PATH names one)`);
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const form of forms) await measureInBrowser(browser, origin, form);
  } finally {
    await browser.close();
  }
});

/** Scripts that public pages request despite Save-Data. */
async function saveData(origin: string): Promise<void> {
  const open = flattenUrls(urls).filter(
    one =>
      one.layout === "blank" &&
      (one.guard === "public" || one.guard === "signed-out") &&
      !/[:*]/.test(one.path) &&
      !one.development,
  );
  const headers = { "save-data": "on", "user-agent": "Mozilla/5.0 Chrome/140.0.0.0" };
  let scripts = 0;
  for (const { path } of open) {
    // Some of them answer with 403 or 503, as they should.
    const html = await (await fetch(origin + path, { headers })).text();
    scripts += html.match(/<script\b/g)?.length ?? 0;
  }
  say(`${open.length} public pages with Save-Data: scripts`, scripts, "scripts", { atMost: 0 });
}

/** Signed-in lists of 25 rows, as transferred. */
async function weighLists(origin: string): Promise<void> {
  const manager = await signIn(origin, "manager@kontor.example");
  await untilRead(manager);
  await startChats(manager);
  const administrator = await signIn(origin, "administrator@lotse.example");
  const lists = [
    { path: "/chat", person: manager },
    { path: "/admin/activity-log?size=25", person: administrator },
  ];
  for (const { path, person } of lists)
    for (const encoding of ["br", "gzip"]) {
      const headers = { ...person.cookie, "accept-encoding": encoding };
      const { body } = await ask(origin + path, { headers });
      say(`${path}, ${rows} rows: HTML and CSS, ${encoding}`, body.length / 1000, "KB", { atMost: 30 });
    }
}

/** Transferred bytes of the page and its stylesheets, in KB of 1,000 bytes. */
async function sentBytes(origin: string, path: string, encoding: "br" | "gzip"): Promise<number> {
  const headers = { "accept-encoding": encoding };
  const page = await ask(origin + path, { headers });
  if (page.headers["content-encoding"] !== encoding) throw new Error(`${path} came without ${encoding}`);
  const html = (await ask(origin + path)).body.toString("utf8");
  const sheets = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => /rel="stylesheet"/.test(tag))
    .map(tag => new URL(/href="([^"]+)"/.exec(tag)![1]!, origin).href);
  const styles = await Promise.all(sheets.map(address => ask(address, { headers })));
  return [page, ...styles].reduce((sum, { body }) => sum + body.length, 0) / 1000;
}

async function measureInBrowser(
  browser: Browser,
  origin: string,
  form: (typeof forms)[number],
): Promise<void> {
  const { path, field } = form;
  const needed = await answersNeeded(browser, origin, form);
  say(`${path}: answers needed before the form can be used`, needed, "requests", { atMost: 1 });

  const context = await browser.newContext();
  const { page, sent } = await openCounted(context, origin + path);
  say(`${path}: scripts asked for by the time it has loaded`, sent("Script").requests, "requests", {
    atMost: 0,
  });
  await untilEnhanced(page);
  const scripts = sent("Script");
  say(`${path}: JavaScript that comes without asking, as sent`, scripts.kilobytes, "KB", { atMost: 40 });
  say(`${path}: scripts that come without asking`, scripts.requests, "requests");
  say(`${path}: fonts and pictures, as sent`, sent("Font", "Image").kilobytes, "KB");
  await page.locator(field).fill("name@example.org");
  const phone = page.locator('input[type="tel"]');
  if ((await phone.count()) > 0) {
    await phone.focus();
    await page.locator("button[role=combobox]").waitFor();
  }
  say(`${path}: JavaScript once the form is touched, as sent`, sent("Script").kilobytes, "KB");
  await page.close();

  const again = await openCounted(context, origin + path);
  await untilEnhanced(again.page);
  say(
    `${path}: a second visit, scripts, fonts and pictures over the network`,
    again.sent().requests,
    "requests",
    {
      atMost: 0,
    },
  );
  await context.close();
}

/** Waits, without touching the page, until the script that comes by itself is there. */
function untilEnhanced(page: Page) {
  return page.waitForFunction(() => "enhanced" in document.documentElement.dataset, null, {
    timeout: 60_000,
  });
}

/** Opens a page and counts what comes over the network, the document itself left out. */
async function openCounted(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const arrived: { kind: string; bytes: number }[] = [];
  await cdp.send("Network.enable");
  cdp.on("Network.requestWillBeSent", ({ requestId, type }) => kinds.set(requestId, type ?? "Other"));
  cdp.on("Network.requestServedFromCache", ({ requestId }) => kinds.delete(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) kinds.delete(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind !== "Document") arrived.push({ kind, bytes: encodedDataLength });
  });
  await page.goto(address, { waitUntil: "load" });
  /** Of these kinds, or of all: bytes count with their headers. */
  const sent = (...wanted: string[]) => {
    const counted = arrived.filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
    return {
      requests: counted.length,
      kilobytes: counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    };
  };
  return { page, sent };
}

/**
 * Lets the first one, two, three … requests through and blocks the others, until the form is painted and accepts
 * text: the number of responses needed before it is usable with scripts.
 */
async function answersNeeded(
  browser: Browser,
  origin: string,
  { path, field }: (typeof forms)[number],
): Promise<number> {
  for (let allowed = 1; allowed <= 30; allowed++) {
    const page = await browser.newPage();
    let seen = 0;
    await page.route("**/*", route => (++seen <= allowed ? route.continue() : undefined));
    await page.goto(origin + path, { waitUntil: "commit" });
    const usable = await takesText(page, field).catch(() => false);
    await page.close();
    if (usable) return allowed;
  }
  throw new Error(`${path} cannot be used after 30 answers`);
}

async function takesText(page: Page, field: string): Promise<boolean> {
  const timeout = 3_000;
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, null, {
    timeout,
  });
  await page.locator(field).fill("name@example.org", { timeout });
  return page.locator('form:has(input[name="email"]) button[type="submit"]').first().isEnabled({ timeout });
}
