import type { Page } from "@playwright/test";
import { demo, expect, openPage, signIn, test } from "./page";

const withScript = (project: string) =>
  test.skip(project === "nojs", "asks the browser by script; the fonts are the same without");

/** Puts a line in the place of a page's content, in the page's own font. */
const line = (page: Page, html: string) =>
  page.evaluate(async text => {
    document.querySelector("main")!.innerHTML = `<p id="line">${text}</p>`;
    await document.fonts.ready;
  }, html);

/** The fonts that the line is painted with: a file of ours, or one of the device. */
async function fontsOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#line" });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(font => (font.isCustomFont ? "ours" : font.familyName)))].sort();
}

/** How much wider a line gets by the space after its hyphen, at a size of 100 pixels. */
const roomOfSpace = (page: Page, css: string) =>
  page.evaluate(async style => {
    const width = async (text: string) => {
      const probe = document.createElement("span");
      probe.style.cssText = `position: absolute; white-space: pre; font-size: 100px; ${style}`;
      probe.textContent = text;
      document.body.append(probe);
      probe.getBoundingClientRect();
      await document.fonts.ready;
      const box = probe.getBoundingClientRect();
      probe.remove();
      return box.width;
    };
    return (await width("Liefer- und")) - (await width("Liefer-und"));
  }, css);

test("Latin words are set in Public Sans: names of all Europe, in italics, in Arabic pages", async ({
  page,
}, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await openPage(page, "/search?words=x");
  await line(page, "Ayşe Şahin und Łukasz Čapek, „Straße“ – <i>Ayşe Şahin und Łukasz Čapek</i>");
  await expect.poll(() => fontsOf(page)).toEqual(["ours"]);
  await page.evaluate(() => Object.assign(document.documentElement, { lang: "ar", dir: "rtl" }));
  await line(page, "Lotse: Łukasz Čapek");
  await expect.poll(() => fontsOf(page)).toEqual(["ours"]);
  // Letters that the files do not have come from the device: the question can tell them apart.
  await line(page, "مرحبا");
  await expect.poll(() => fontsOf(page)).not.toContain("ours");
});

test("a hyphen keeps its distance from the next word", async ({ page }, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await openPage(page, "/search?words=x");
  for (const style of ["", "font-weight: 600", "font-style: italic"])
    expect(await roomOfSpace(page, style), style).toBeGreaterThan(20);
  // As one face, the font draws the space in so far that „Liefer- und“ reads as one word.
  await page.evaluate(() =>
    document.fonts.add(new FontFace("Undivided", 'url("/fonts/public-sans.woff2")', { weight: "300 700" })),
  );
  expect(await roomOfSpace(page, "font-family: Undivided")).toBeLessThan(15);
});
