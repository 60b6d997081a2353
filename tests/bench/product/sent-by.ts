import type { Browser, Page } from "@playwright/test";
import type { Person } from "./person";

export type Sent = { url: string; kind: string; kilobytes: number };

/** What a first visit brings over the line, with what the visitor then does. */
export async function sentBy(
  browser: Browser,
  origin: string,
  path: string,
  person: Person | undefined,
  use: (page: Page) => Promise<void> = async () => {},
): Promise<Sent[]> {
  const context = await browser.newContext({ locale: "de-DE" });
  const [name = "", value = ""] = person?.cookie.cookie.split("=") ?? [];
  if (person) await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const sent = counted(page);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await use(page);
  const all = await Promise.all(sent);
  await context.close();
  return all;
}

function counted(page: Page): Promise<Sent>[] {
  const sent: Promise<Sent>[] = [];
  page.on("requestfinished", request =>
    sent.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        kind: request.resourceType(),
        kilobytes: responseBodySize / 1000,
      })),
    ),
  );
  return sent;
}

/** Kilobytes altogether. */
export function sum(sent: Sent[]): number {
  return sent.reduce((all, { kilobytes }) => all + kilobytes, 0);
}
