import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "~/paths";
import { type Answer, type Site, shown, startSite, type Visitor } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const accounts = [
  "administrator@lotse.example",
  "staff@lotse.example",
  "analyst@lotse.example",
  "manager@kontor.example",
  "employee@kontor.example",
  "manager@werft.example",
  "employee@werft.example",
  "public@lotse.example",
];

/** These take forms only; opened as pages they lead home. */
const formsOnly = ["/preferences", "/sign-out", "/auth/google"];

const unescaped = (text: string) => text.replaceAll("&amp;", "&");
const id = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)\d+(?=\/|$)/g;

/** The addresses of this site that a page offers: its links, and where its forms are sent. */
function offered(path: string, page: Answer): string[] {
  const here = new URL(path, site.origin);
  return [
    ...shown(page).matchAll(/<(?:a|form|button)\b[^>]*?\s(?:href|action|formAction|formaction)="([^"]*)"/g),
  ]
    .map(([, to]) => new URL(unescaped(to!), here))
    .filter(to => to.origin === here.origin && !to.pathname.startsWith("/assets/"))
    .filter(to => !formsOnly.includes(to.pathname))
    .map(to => to.pathname + to.search);
}

/** The page with each of its parameters: addresses share a kind whose records and values differ. */
function kindsOf(path: string): string[] {
  const { pathname, searchParams } = new URL(path, site.origin);
  return ["", ...new Set(searchParams.keys())].map(key => `${pathname.replace(id, "*")}?${key}`);
}

/** Opens an address as a browser does. A missing ability redirects to /redirecting, which leads home. */
async function open(visitor: Visitor, path: string): Promise<{ page: Answer; turnedAway: boolean }> {
  let page = await visitor.get(path);
  let turnedAway = false;
  while (page.location) {
    if (path !== "/" && page.location.startsWith(paths.redirecting())) turnedAway = true;
    page = await visitor.get(page.location);
  }
  return { page, turnedAway };
}

/** Follows what the pages offer, two addresses of each kind, and tells what was refused and where it stood. */
async function crawl(visitor: Visitor): Promise<{ visited: number; refused: string[] }> {
  const queue: [path: string, from: string][] = [["/", ""]];
  const seen = new Set(["/"]);
  const kinds = new Map<string, number>();
  const refused: string[] = [];
  let visited = 0;
  for (const [path, from] of queue) {
    const { page, turnedAway } = await open(visitor, path);
    visited++;
    if (turnedAway || page.status >= 400) refused.push(`${page.status} ${path} on ${from}`);
    if (page.status !== 200 || !page.headers.get("content-type")?.includes("text/html")) continue;
    for (const to of offered(path, page)) {
      const own = kindsOf(to);
      if (seen.has(to) || own.every(kind => (kinds.get(kind) ?? 0) >= 2)) continue;
      seen.add(to);
      for (const kind of own) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      queue.push([to, path]);
    }
  }
  return { visited, refused };
}

describe("no page offers an address that refuses the person who reads it", () => {
  test.each(accounts)("for %s", async email => {
    const { visited, refused } = await crawl(await site.signedIn(email));
    expect(refused).toEqual([]);
    expect(visited).toBeGreaterThan(20);
  });

  test("for a visitor who is not signed in", async () => {
    expect((await crawl(site.visitor())).refused).toEqual([]);
  });
});
