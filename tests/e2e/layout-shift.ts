import type { Page } from "@playwright/test";
import { openBeforeScript, takenOver } from "./page";

declare global {
  interface Window {
    __shift?: number;
  }
}

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
