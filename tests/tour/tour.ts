import { mkdirSync } from "node:fs";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { measureShifts, shiftsOf } from "../e2e/layout-shift";
import { demo, expect, test } from "../e2e/page";
import { overflow, violations } from "./look";
import { type Account, itinerary, languages, type Stop, statesOf, stops } from "./states";

const { all } = itinerary;
const only = new RegExp(process.env.TOUR_ONLY ?? "");
const shots = process.env.TOUR_SHOTS;
const unknownId = "01890000-0000-7000-8000-000000000000";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/**
 * Visits every address of these accounts in each language, theme and width: no accessibility violation, no
 * overflow, no layout shift, no console errors.
 */
export function tour(accounts: (Account | undefined)[]): void {
  for (const language of languages) {
    test.describe(language === "ar" ? "from right to left" : "from left to right", () => {
      const signedIn = new Map<Account | undefined, { cookies: Cookies; links: Set<string> }>();

      test.beforeAll(async ({ playwright, baseURL }) => {
        for (const account of accounts) {
          const request = await playwright.request.newContext({
            baseURL: baseURL!,
            extraHTTPHeaders: { origin: baseURL! },
          });
          if (account)
            await request.post("/login", {
              form: { email: account, password: demo.password },
              maxRedirects: 0,
            });
          await request.post("/preferences", { form: { language, to: "/" }, maxRedirects: 0 });
          const { cookies } = await request.storageState();
          signedIn.set(account, { cookies: cookies as Cookies, links: await linksOf(request, account) });
          await request.dispose();
        }
      });

      const own = stops.filter(one => accounts.includes(one.account) && only.test(one.path));
      for (const stop of own.filter(one => statesOf(one, language, itinerary).length > 0)) {
        test(stop.path, async ({ page, context, complaints }) => {
          const { cookies, links } = signedIn.get(stop.account)!;
          const path = exampleOf(stop, links);
          await measureShifts(page);
          const wrong: string[] = [];
          for (const { theme, width } of statesOf(stop, language, itinerary)) {
            const state = `${language} ${theme} ${width}`;
            await context.clearCookies();
            await context.addCookies([
              ...cookies.filter(one => one.name !== "theme"),
              { name: "theme", value: theme, domain: "localhost", path: "/" },
            ]);
            await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
            const shifts = await shiftsOf(page, path);
            if (all && shifts.all > 0.01) wrong.push(`${state}: layout shift ${shifts.all.toFixed(3)}`);
            if (shifts.byScript > 0) wrong.push(`${state}: scripts move it by ${shifts.byScript.toFixed(4)}`);
            wrong.push(...(await overflow(page)).map(one => `${state}: ${one}`));
            wrong.push(...(await violations(page)).map(one => `${state}: ${one}`));
            wrong.push(...complaints.splice(0).map(one => `${state}: ${one}`));
            if (shots) await shoot(stop, language, theme, width);
          }
          if (all) {
            await page.setViewportSize({ width: 320, height: 780 });
            wrong.push(...(await overflow(page)).map(one => `at 320 px: ${one}`));
            await page.setViewportSize({ width: 1280, height: 900 });
            await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
            wrong.push(...(await overflow(page)).map(one => `at 200 %: ${one}`));
          }
          expect(wrong).toEqual([]);

          async function shoot(one: Stop, ...words: (string | number)[]) {
            mkdirSync(shots!, { recursive: true });
            const name = one.path.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "") || "home";
            await page.screenshot({ path: `${shots}/${name}--${words.join("-")}.png`, fullPage: true });
          }
        });
      }
    });
  }
}

/** The address itself, or that of a linked record; else of a missing one. */
function exampleOf(stop: Stop, links: Set<string>): string {
  if (stop.path === "*") return "/no/such/page";
  if (stop.path.endsWith("*")) return stop.path.replace("*", "a/b");
  if (!stop.path.includes(":")) return stop.path;
  const pattern = patternOf(stop);
  return [...links].find(link => pattern.test(link)) ?? stop.path.replace(/:\w+/g, unknownId);
}

const patternOf = (stop: Stop) => new RegExp(`^${stop.path.replace(/:\w+/g, "(?=[^/]*\\d)[^/]+")}$`);

/** The addresses linked from this account's pages, two clicks deep. */
async function linksOf(request: APIRequestContext, account: Account | undefined): Promise<Set<string>> {
  const links = new Set<string>();
  if (!account) return links;
  const own = stops.filter(one => one.account === account);
  const visit = async (path: string) => {
    const html = await (await request.get(path)).text();
    for (const [, href] of html.matchAll(/(?:href|action)="(\/[^"#?]*)/g)) links.add(href!);
  };
  for (const stop of own) if (!/[:*]/.test(stop.path)) await visit(stop.path);
  for (const stop of own.filter(one => one.path.includes(":"))) {
    const found = [...links].find(link => patternOf(stop).test(link));
    if (found) await visit(found);
  }
  return links;
}
