import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "./page";

const number = (page: Page) => page.getByRole("textbox", { name: "Telefon oder WhatsApp" });
const country = (page: Page) => page.getByRole("combobox", { name: "Ländervorwahl" });
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });

/** Types into what has the focus without any pause, after which a list would begin its search anew. */
const typeAtOnce = (page: Page, text: string) =>
  page.evaluate(letters => {
    for (const key of letters)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
  }, text);

test.describe("with script", () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  test.beforeEach(({}, info) => {
    test.skip(info.project.name === "nojs", "script is what these are about");
  });

  test("the parser of phone numbers is loaded when the field gets the focus, and not before", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", request => asked.push(new URL(request.url()).pathname));
    await openPage(page, "/signup");
    await page.getByLabel("Vorname").fill("Änne");
    expect(asked.filter(path => path.includes("phone-script"))).toEqual([]);
    const script = page.waitForRequest(/phone-script/);
    await number(page).focus();
    await script;
    await expect(country(page)).toHaveText("Deutschland +49");
  });

  test("a number is written while it is typed, chooses its country and is judged when it is left", async ({
    page,
  }) => {
    await openPage(page, "/signup");
    await number(page).focus();
    await expect(page.locator("button[role=combobox]")).toBeVisible();
    await number(page).pressSequentially("04315606060");
    await expect(number(page)).toHaveValue("0431 5606060");
    await number(page).fill("");
    await number(page).pressSequentially("+43158858");
    await expect(country(page)).toHaveText("Österreich +43");
    await expect(number(page)).toHaveValue("+43 1 58858");
    await number(page).press("Tab");
    await expect(number(page)).not.toHaveAttribute("aria-invalid", "true");
    await number(page).fill("12");
    await number(page).press("Tab");
    await expect(number(page)).toHaveAccessibleDescription("Diese Telefonnummer ist zu kurz.");
    await number(page).fill("01 58858");
    await expect(number(page)).not.toHaveAttribute("aria-invalid", "true");
  });

  test("the list finds what is typed and is led by keys", async ({ page }) => {
    await openPage(page, "/signup");
    await country(page).focus();
    await expect(page.locator("button[role=combobox]")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox", { name: "Ländervorwahl" })).toBeVisible();
    const here = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute("aria-activedescendant");
        return id ? document.getElementById(id)?.innerText.replace(/\s+/g, " ") : null;
      });
    await expect.poll(here).toBe("Deutschland +49");
    await typeAtOnce(page, "vereinigtes k");
    await expect.poll(here).toBe("Vereinigtes Königreich +44");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(country(page)).toHaveText("Deutschland +49");
    await page.keyboard.press("End");
    await expect.poll(here).toBe("Zypern +357");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(country(page)).toHaveText("Zentralafrikanische Republik +236");
    await expect(page.locator("select[name=phoneCountry]")).toHaveValue("CF");
    await expect(country(page)).toBeFocused();
  });

  test("the list opens by the mouse, above where there is little room below", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await openPage(page, "/signup");
    const place = (below: number) =>
      country(page).evaluate(
        (element, room) => scrollBy(0, element.getBoundingClientRect().bottom - (innerHeight - room)),
        below,
      );
    await place(150);
    await country(page).click();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    /** How far the list is below its field. */
    const below = async () => (await top(page.getByRole("listbox"))) - (await top(country(page)));
    await expect.poll(below).toBeLessThan(0);
    await option(page, "Ägypten +20").click();
    await expect(country(page)).toHaveText("Ägypten +20");
    await place(400);
    await country(page).click();
    await expect.poll(below).toBeGreaterThan(0);
  });
});

test("a company registers with a number of the country that is chosen for it", async ({ page }, info) => {
  await page.goto("/signup");
  for (const [label, value] of [
    ["Name des Unternehmens", "Kaffee Wien GmbH"],
    ["Vorname", "Resi"],
    ["Nachname", "Huber"],
    ["E-Mail-Adresse", `resi-${info.project.name}@kaffee.example`],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel("Kennwort", { exact: true }).fill("morgen frisch");
  await page.getByLabel("Kennwort wiederholen").fill("morgen frisch");
  if (info.project.name === "nojs") await country(page).selectOption("AT");
  else {
    await country(page).focus();
    await expect(page.locator("button[role=combobox]")).toBeFocused();
    await typeAtOnce(page, "oste");
    await page.keyboard.press("Enter");
  }
  await page.getByLabel("Ich stimme").check();
  await number(page).fill("1");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("alert")).toContainText("Diese Telefonnummer ist zu kurz.");
  await expect(number(page)).toHaveValue("1");
  await expect(page.locator("select[name=phoneCountry]")).toHaveValue("AT");
  await number(page).fill("01 58858");
  await page.getByLabel("Kennwort", { exact: true }).fill("morgen frisch");
  await page.getByLabel("Kennwort wiederholen").fill("morgen frisch");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL("/verify");
});
