// Compressed size of the scripts of the dashboards, the feedback report, topics and tags on a first visit, with the pointer
// over each chart: without the scripts that every signed-in page loads, and in all.
import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { browserPath } from "../../scripts/browser.mjs";
import { say, skip } from "./product/figure";
import { signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";
import { sentBy, sum } from "./product/sent-by";

/** A signed-in page that has little of its own. */
const plain = "/notifications";
const manager = "manager@kontor.example";
const pages = [
  ["/dashboard?days=365", manager],
  ["/feedback-report?period=12m", manager],
  ["/feedback-report/employee-feedback?period=12m", manager],
  ["/feedback-report/public-feedback?period=12m", manager],
  ["/feedback-report/topics", manager],
  ["/tags", manager],
  ["/admin/dashboard?days=365", "administrator@lotse.example"],
  ["/admin/datamanager-feedback?period=12m", "administrator@lotse.example"],
  ["/analysis/dashboard?days=365", "analyst@lotse.example"],
] as const;
const executablePath = browserPath();

await withProduct(async ({ origin }) => {
  if (!existsSync(executablePath)) {
    skip(`no browser at ${executablePath} (CHROMIUM_PATH names one)`);
    return;
  }
  await untilRead(await signIn(origin, manager));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const [path, email] of pages) {
      const person = await signIn(origin, email);
      const shell = await sentBy(browser, origin, plain, person);
      const scripts = (await sentBy(browser, origin, path, person, pointAtCharts)).filter(
        ({ kind }) => kind === "script",
      );
      const own = scripts.filter(({ url }) => !shell.some(one => one.url === url));
      const page = path.replace(/\?.*/, "");
      say(`${page}: script of its own, compressed`, sum(own), "KB", { atMost: 110 });
      say(`${page}: with what every signed-in page loads`, sum(scripts), "KB");
    }
  } finally {
    await browser.close();
  }
});

async function pointAtCharts(page: Page): Promise<void> {
  for (const picture of await page.locator(".picture").all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.hover();
    await page.waitForLoadState("networkidle");
  }
}
