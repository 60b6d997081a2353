// What going from one page to another costs where script is there: which loaders answer, how many bytes they send and
// how much CPU that takes; beside it the CPU of whole pages, and the JavaScript of two of them.
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { decode } from "turbo-stream";
import { browserPath } from "../../scripts/browser.mjs";
import { ask, askOften } from "./product/ask";
import { median, say, skip } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { type Product, withProduct } from "./product/product";
import { startChats } from "./rendering/chat-list";

const executablePath = browserPath();
const rounds = 7;
const asked = 60;

type Step = { person: Person; from: string; to: string; named: string };

await withProduct(async product => {
  const manager = await signIn(product.origin, "manager@kontor.example");
  await untilRead(manager);
  await startChats(manager);
  const administrator = await signIn(product.origin, "administrator@lotse.example");
  const { pages, steps } = await journey(manager, administrator);
  for (const { person, path, named } of pages)
    say(`${named}: CPU`, await cpuOf(product, path, person), "ms a page");
  if (!existsSync(executablePath)) {
    skip(`no browser at ${executablePath}; navigations are not measured (CHROMIUM_PATH names one)`);
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const { path, person, named } of pages.filter(({ weighed }) => weighed))
      say(`${named}: JavaScript, as sent`, await scriptOf(browser, product.origin, path, person), "KB");
    for (const step of steps) await measure(browser, product, step);
  } finally {
    await browser.close();
  }
});

/** Ten pairs of pages that people go between, and the pages that are looked at whole. */
async function journey(manager: Person, administrator: Person) {
  const [chats, files, divisions, people, staff] = await Promise.all([
    manager.api.chats.list({ which: "own" }),
    manager.api.files.list({ size: 10 }),
    manager.api.divisions.list({}),
    manager.api.employees.list({}),
    administrator.api.people.list({ kind: "staff" }),
  ]);
  const [first, second] = chats.rows.map(({ id }) => `/chat/${id}`) as [string, string];
  const file = files.rows.find(({ firstPageId }) => firstPageId)!;
  const knowledge = "/mistralai/chatDivisions";
  const steps: Step[] = (
    [
      ["/chat", first, "list of chats to a chat"],
      [first, second, "a chat to another one"],
      [first, `${first}/edit`, "a chat to its settings"],
      [first, knowledge, "a chat to the divisions"],
      [knowledge, `/divisions/${divisions.rows[0]!.id}/edit`, "the divisions to one of them"],
      [knowledge, `/files/${file.id}/pages/${file.firstPageId}`, "the divisions to a page of a file"],
      ["/account-settings/account", "/account-settings/security", "account settings: account to security"],
      ["/account-settings/security", "/account-settings/company", "account settings: security to company"],
      ["/pages/user-profile/profile", "/pages/user-profile/teams", "profile to teams"],
      ["/apps/user/list", `/apps/user/view/${people.rows[0]!.id}`, "list of employees to one of them"],
    ] as const
  ).map(([from, to, named]) => ({ person: manager, from, to, named }));
  steps.push(
    {
      person: administrator,
      from: "/admin/system-settings/company",
      to: "/admin/system-settings/email",
      named: "system settings: company to email",
    },
    {
      person: administrator,
      from: "/admin/staff",
      to: `/admin/staff/${staff.rows[0]!.id}`,
      named: "list of staff to one of them",
    },
  );
  const pages = [
    { path: "/login", named: "/login" },
    { path: "/chat", named: "/chat", person: manager },
    { path: first, named: "/chat/:id", person: manager, weighed: true },
    { path: `${first}/edit`, named: "/chat/:id/edit", person: manager },
    { path: knowledge, named: knowledge, person: manager },
    {
      path: "/account-settings/security",
      named: "/account-settings/security",
      person: manager,
      weighed: true,
    },
    { path: "/admin/system-settings/company", named: "/admin/system-settings/:tab", person: administrator },
    { path: "/pages/user-profile/profile", named: "/pages/user-profile/:tab", person: manager },
  ].map(page => ({ person: undefined, weighed: false, ...page }));
  return { pages, steps };
}

function headersOf(person: Person | undefined) {
  return { ...person?.cookie, "accept-encoding": "identity" };
}

/** CPU of the server process for one answer, in milliseconds. */
async function cpuOf(product: Product, path: string, person: Person | undefined): Promise<number> {
  const address = product.origin + path;
  await askOften(address, headersOf(person), 2 * asked);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await product.cpu();
    await askOften(address, headersOf(person), asked);
    times.push(((await product.cpu()) - before) / asked);
  }
  return median(times);
}

async function open(browser: Browser, origin: string, path: string, person: Person | undefined) {
  const context = await browser.newContext({ locale: "de-DE" });
  const [name = "", value = ""] = person?.cookie.cookie.split("=") ?? [];
  if (person) await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  return { context, page, go: () => page.goto(origin + path, { waitUntil: "networkidle" }) };
}

/** What a first visit loads of JavaScript, in KB of 1,000 bytes as they go over the line. */
async function scriptOf(browser: Browser, origin: string, path: string, person: Person | undefined) {
  const { context, page, go } = await open(browser, origin, path, person);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", request => {
    if (request.resourceType() === "script")
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await go();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes / 1000;
}

/** Goes from one page to the other in a browser, and asks again by itself for what the browser asked for. */
async function measure(browser: Browser, product: Product, { person, from, to, named }: Step): Promise<void> {
  const { context, page, go } = await open(browser, product.origin, from, person);
  await go();
  const requests = await dataAskedFor(page, to);
  await context.close();
  if (requests.length !== 1) throw new Error(`${from} to ${to}: ${requests.length} requests`);
  const [address] = requests as [string];
  const plain = await ask(address, { headers: headersOf(person) });
  const body = new Response(new Uint8Array(plain.body)).body!;
  const { value } = await decode(body);
  const loaders = Object.keys(value as object);
  const packed = await ask(address, { headers: { ...person.cookie, "accept-encoding": "br" } });
  say(`${named}: loaders (${loaders.join(", ")})`, loaders.length, "loaders");
  say(`${named}: data, brotli`, packed.body.length, "bytes");
  say(`${named}: data, plain`, plain.body.length, "bytes");
  say(`${named}: CPU`, await cpuOf(product, address.slice(product.origin.length), person), "ms");
}

/** The requests for data of the page that the router of this one goes to. */
async function dataAskedFor(page: Page, to: string): Promise<string[]> {
  const requests: string[] = [];
  page.on("request", request => {
    if (new URL(request.url()).pathname === `${to}.data`) requests.push(request.url());
  });
  await page.evaluate(async target => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { navigate(to: string): Promise<void> };
    };
    await router.navigate(target);
  }, to);
  return requests;
}
