import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * WCAG 2.2 A and AA in an element: one line per violated rule, with its first element. Sticky elements, and controls that float beside them,
 * are checked at their place in the page's flow: which controls they cover depends on where the page happens to be scrolled to.
 */
export async function violations(page: Page, root = "html"): Promise<string[]> {
  await page.evaluate(axe);
  await page.evaluate(() => {
    for (const one of document.body.querySelectorAll<HTMLElement>("*")) {
      if (getComputedStyle(one).position !== "sticky") continue;
      one.style.position = "relative";
      one.style.inset = "auto";
      for (const control of one.querySelectorAll<HTMLElement>("a, button"))
        if (control.offsetParent === one && getComputedStyle(control).position === "absolute")
          control.style.position = "static";
    }
  });
  const found = await page.evaluate(
    of =>
      window.axe.run(of, {
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      }),
    root,
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
