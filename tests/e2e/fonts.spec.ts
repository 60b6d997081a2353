import { demo, expect, openPage, signIn, test } from "./page";

/** A fragment of a page in which the browser says which fonts it takes and how wide it sets them. */
test.describe("Public Sans", () => {
  test.beforeEach(async ({ page }, info) => {
    test.skip(info.project.name === "nojs", "asks the browser by script, which changes no font");
    await signIn(page, demo.manager);
  });

  for (const language of ["de", "ar"])
    test(`sets Latin words of all Europe in pages in ${language}`, async ({ page }) => {
      await page.context().setExtraHTTPHeaders({ "accept-language": language });
      await openPage(page, `/search?words=x`);
      await page.evaluate(text => {
        document.querySelector("main")!.innerHTML = `<p id="probe" lang="de">${text}</p>`;
        return document.fonts.ready;
      }, "Ayşe Şahin, Łukasz Čapek, Jørgen Ørsted, „Straße“");
      await expect
        .poll(() => fontsAt(page, "#probe"))
        .toEqual([{ name: "Public Sans", own: true }]);
    });

  test("leaves room between a hyphen and the next word", async ({ page }) => {
    await openPage(page, "/search?words=x");
    const width = async (text: string, style = "") =>
      page.evaluate(
        async ([words, css]) => {
          const probe = document.createElement("span");
          probe.style.cssText = `position: absolute; white-space: pre; font-size: 100px; ${css}`;
          probe.textContent = words!;
          document.body.append(probe);
          await document.fonts.ready;
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return width;
        },
        [text, style],
      );
    for (const style of ["", "font-weight: 600;", "font-style: italic;"]) {
      const room = (await width("Liefer- und", style)) - (await width("Liefer-und", style));
      // Kerned as the font has it, about a third of this is left.
      expect(room, style).toBeGreaterThan(18);
    }
  });
});
