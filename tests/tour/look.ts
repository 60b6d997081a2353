import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { openBeforeScript, takenOver } from "../e2e/page";

declare global {
  interface Window {
    __shift?: number;
    axe: typeof import("axe-core");
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** From the next document on, `window.__shift` sums unexpected layout shifts. A text that is replaced moves nothing. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__shift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput && entry.sources.some(({ node }) => node instanceof Element))
          window.__shift! += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Opens a page: how far it shifts in all, and how far once it is complete and its scripts arrive. */
export async function shiftsOf(page: Page, path: string): Promise<{ all: number; byScript: number }> {
  const shift = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // The observer is told of a frame's shifts after the next frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(done => requestAnimationFrame(done));
      return window.__shift ?? 0;
    });
  const script = await openBeforeScript(page, path);
  await page.locator("#end").waitFor({ state: "attached" });
  const before = await shift();
  await script.arrive(takenOver);
  const all = await shift();
  return { all, byScript: all - before };
}

/** WCAG 2.2 A and AA: one line per violated rule, with its first element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    window.axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    }),
  );
  return found.violations.map(
    one =>
      `${one.id} (${one.nodes.length}): ${one.nodes[0]?.html.slice(0, 200)} ${one.nodes[0]?.failureSummary ?? ""}`,
  );
}

/** Elements wider than the screen, which would make the page scroll sideways. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const widest = [...document.body.querySelectorAll("*")].filter(one => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > root.clientWidth + 1 || box.left < -1);
    });
    const last = widest.at(-1);
    return [`${root.scrollWidth} px wide, for example ${last?.outerHTML.slice(0, 120) ?? "something"}`];
  });
}
