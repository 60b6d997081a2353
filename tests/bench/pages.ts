// What /login and /signup send before their form can be used, and what comes after it; what public pages send to
// somebody who saves data; and what a signed-in list weighs.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import type { Address } from "~/areas";
import { urls } from "../../remix.config.js";
import { ask } from "./product/ask";
import { say, skip } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";
import { rows, startChats } from "./rendering/chat-list";

/** A field and the button of each form. */
const forms = [
  { path: "/login", field: 'input[name="email"]' },
  { path: "/signup", field: 'input[name="email"]' },
];
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

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

/** Scripts that public pages ask for although their reader saves data. */
async function saveData(origin: string): Promise<void> {
  const open = (urls as Address[]).filter(
    one =>
      one.layout === "blank" &&
      (one.guard === "public" || one.guard === "signed-out") &&
      !one.file.endsWith("/not-yet.tsx") &&
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

/** Signed-in lists of 25 rows, as they go over the line. */
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

/** Bytes of the page and of its stylesheets as they go over the line, in KB of 1,000 bytes. */
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
  const { path } = form;
  say(
    `${path}: answers needed before the form can be used`,
    await answersNeeded(browser, origin, form),
    "requests",
    {
      atMost: 1,
    },
  );
  const page = await browser.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", request => finished.push(request));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const kilobytes = async (...types: string[]) => {
    const requests = finished.filter(request => types.includes(request.resourceType()));
    const sizes = await Promise.all(requests.map(request => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
  say(`${path}: requests in all`, finished.length, "requests");
  say(`${path}: JavaScript after that, as sent`, await kilobytes("script"), "KB", { atMost: 125 });
  say(`${path}: fonts and pictures, as sent`, await kilobytes("font", "image"), "KB");
  await page.close();
}

/**
 * Lets the first one, two, three … requests through and holds all others, until the form is painted and takes
 * text: so many answers have to be there before somebody can use it, scripts switched on.
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
