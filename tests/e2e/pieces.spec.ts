import type { Locator, Page } from "@playwright/test";
import { violations } from "../tour/look";
import { demo, expect, openPage, signIn, test } from "./page";

const sample = (page: Page) => page.getByRole("form", { name: "Ein Formular mit allem" });
/** The form's error summary; the catalogue shows other warnings too. */
const summaryOf = (page: Page) =>
  page.getByRole("alert", { name: "Bitte füllen Sie das Formular richtig aus." });
const withScript = (name: string) => name === "js";

test.beforeEach(async ({ page }) => {
  await openPage(page, "/design");
});

test("a country is found by typing and chosen with the keyboard", async ({ page }, info) => {
  test.skip(!withScript(info.project.name), "without script it is a list of the browser");
  const field = sample(page).getByRole("combobox", { name: "Auswahl mit Suche" });
  await expect(field).toHaveValue("Deutschland");
  await field.focus();
  const list = sample(page).getByRole("listbox");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => list.getByRole("option").count()).toBeGreaterThan(200);
  await field.fill("osterr");
  await expect(list.getByRole("option")).toHaveCount(1);
  await expect(sample(page).getByRole("status").filter({ hasText: "1 Eintrag" })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Österreich");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(sample(page).locator('select[name="country"]')).toHaveValue("AT");

  await field.fill("nirgends");
  await expect(list).toContainText("Keine Treffer");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("Österreich");
  await field.fill("frankreich");
  await page.keyboard.press("Tab");
  await expect(sample(page).locator('select[name="country"]')).toHaveValue("FR");
});

test("a day is typed in one's own order, or chosen in a calendar whose weeks begin on Monday", async ({
  page,
}, info) => {
  test.skip(!withScript(info.project.name), "without script it is a field of the browser");
  const from = sample(page).getByLabel("Von", { exact: true });
  const sent = sample(page).locator('input[name="from"]');
  await expect(from).toHaveAttribute("type", "text");
  await from.fill("3.2.26");
  await from.press("Tab");
  await expect(from).toHaveValue("03.02.2026");
  await expect(sent).toHaveValue("2026-02-03");
  await from.fill("2026-02-04");
  await from.press("Tab");
  await expect(from).toHaveValue("04.02.2026");
  await from.fill("31.2.2026");
  await from.press("Tab");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(sample(page)).toContainText("Bitte geben Sie das Datum in der Form 20.11.2026 ein.");

  await from.fill("4.2.2026");
  await sample(page).getByRole("button", { name: "Kalender öffnen: Von" }).press("Enter");
  const calendar = sample(page).getByRole("dialog", { name: "Kalender: Von" });
  await expect(calendar.getByRole("grid")).toHaveAccessibleName("Februar 2026");
  await expect(calendar.locator("thead th").first()).toHaveAttribute("aria-label", "Montag");
  await expect(calendar.getByRole("button", { name: /, 4\. Februar 2026/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(calendar).toHaveCount(0);
  await expect(from).toHaveValue("12.02.2026");
  await expect(sample(page).getByRole("button", { name: "Kalender öffnen: Von" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendar).toHaveCount(0);

  await sample(page).getByLabel("Bis", { exact: true }).fill("1.2.2026");
  await expect(sample(page)).toContainText("Das Enddatum liegt vor dem Startdatum.");
});

test("addresses are typed, pasted, taken away, and never too many", async ({ page, context }, info) => {
  test.skip(!withScript(info.project.name), "without script buttons do it");
  const list = sample(page).getByRole("list", { name: "Hinzugefügt: Adressen" });
  const field = sample(page).getByRole("textbox", { name: "Adressen" });
  await field.fill("keine Adresse");
  await field.press("Enter");
  await expect(sample(page)).toContainText("Diese E-Mail-Adresse ist ungültig.");
  await field.fill("ben@kontor.example");
  await field.press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(field).toHaveValue("");
  await field.fill("carla@kontor.example");
  await field.press(",");
  await expect(sample(page)).toContainText("Sie können höchstens 2 E-Mail-Adressen hinzufügen.");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await field.fill("");
  await field.press("Backspace");
  await field.press("Backspace");
  await expect(sample(page).getByRole("listitem").filter({ hasText: "@" })).toHaveCount(0);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("dora@kontor.example, emil@kontor.example"));
  await field.focus();
  await page.keyboard.press("Control+v");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list.getByRole("button", { name: "emil@kontor.example entfernen" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(sample(page).locator('input[name="addresses[0]"]')).toHaveValue("dora@kontor.example");
});

test("a file is dropped on its field and taken back", async ({ page }, info) => {
  test.skip(!withScript(info.project.name), "without script it is a field of the browser");
  const field = sample(page).locator('[data-file="paper"]');
  await expect(field).toHaveAttribute("data-scripted", "true");
  const dropped = await page.evaluateHandle(() => {
    const box = new DataTransfer();
    box.items.add(new File(["%PDF-1.4"], "Handbuch.pdf", { type: "application/pdf" }));
    return box;
  });
  await field.dispatchEvent("dragover", { dataTransfer: dropped });
  await expect(field).toHaveAttribute("data-over", "true");
  await field.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(field).toContainText("Handbuch.pdf");
  await expect(field).not.toHaveAttribute("data-over");
  await field.getByRole("button", { name: "Handbuch.pdf entfernen" }).click();
  await expect(field).not.toContainText("Handbuch.pdf");
});

test("the form is read with script and without, refused with its values kept, and says so in the title", async ({
  page,
}, info) => {
  const form = sample(page);
  if (withScript(info.project.name)) await expect(form.locator("[data-scripted]")).toHaveCount(1);
  await form.getByLabel("Zahl mit Einheit").fill("hundert");
  await form.getByRole("textbox", { name: "Adressen" }).fill("ben@kontor.example");
  await form.getByRole("switch", { name: "Schalter" }).check();
  await form.getByRole("button", { name: "Absenden" }).click();
  const summary = summaryOf(page);
  await expect(summary).toContainText("Bitte füllen Sie das Formular richtig aus.");
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(form.getByLabel("Zahl mit Einheit")).toHaveValue("hundert");
  await expect(form.getByRole("listitem")).toHaveCount(2);
  await expect(form.getByRole("switch", { name: "Schalter" })).toBeChecked();
  await summary.locator('a[href="#code"]').click();
  await expect(form.getByLabel("Einmalcode")).toBeFocused();
  await expect(summary).toBeVisible();
  await form.getByLabel("Einmalcode").fill("123 456");
  await form.getByLabel("Zahl mit Einheit").fill("7,25");
  await form.getByRole("button", { name: "Absenden" }).click();
  const read = page.getByText(/Übermittelt:/);
  await expect(read).toContainText("DE 2026-11-20 2026-11-27 7.25 anna@kontor.example ben@kontor.example");
  await expect(read).toContainText("mo private on #675dd8 123456");
  await expect(page).not.toHaveTitle(/^Fehler/);
});

test("without script addresses are added and removed by buttons, and Enter sends the form", async ({
  page,
}, info) => {
  test.skip(withScript(info.project.name), "with script the list does it by itself");
  const form = sample(page);
  const field = form.getByRole("textbox", { name: "Adressen" });
  await field.fill("keine Adresse");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(summaryOf(page)).toContainText("Diese E-Mail-Adresse ist ungültig.");
  await form.getByRole("button", { name: "keine entfernen" }).click();
  await form.getByRole("button", { name: "Adresse entfernen", exact: true }).click();
  await expect(summaryOf(page)).toHaveCount(0);
  await field.fill("ben@kontor.example");
  await form.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(form.getByRole("listitem")).toHaveCount(2);
  await form.getByRole("button", { name: "anna@kontor.example entfernen" }).click();
  await expect(form.getByRole("listitem")).toHaveCount(1);
  await form.getByLabel("Einmalcode").fill("123456");
  await field.fill("carla@kontor.example");
  await field.press("Enter");
  await expect(page.getByText(/Übermittelt:/)).toContainText("ben@kontor.example carla@kontor.example");
});

test("changes are not lost without a question, and there is none after saving", async ({ page }, info) => {
  test.skip(!withScript(info.project.name), "without script the browser leaves as it is told");
  await signIn(page, demo.manager);
  await openPage(page, "/account-settings/company");
  const registry = page.getByLabel("Registergericht");
  await registry.fill("Amtsgericht Hamburg");
  await page.getByRole("link", { name: "Konto", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(dialog).toBeHidden();
  await expect(registry).toHaveValue("Amtsgericht Hamburg");
  await page
    .locator("form", { has: registry })
    .getByRole("button", { name: "Speichern", exact: true })
    .click();
  await expect(page.getByText("Die Angaben zum Unternehmen wurden gespeichert.")).toBeVisible();
  await page.getByRole("link", { name: "Konto", exact: true }).first().click();
  await expect(page).toHaveURL("/account-settings/account");

  await page.getByLabel("Vorname").fill("Jemand");
  await page.getByRole("link", { name: "Sicherheit", exact: true }).click();
  await dialog.getByRole("button", { name: "Verwerfen" }).click();
  await expect(page).toHaveURL("/account-settings/security");
});

test("what opens above a page on a phone opens within the window", async ({ page }, info) => {
  test.skip(!withScript(info.project.name), "without script the page grows sideways, and nothing is lost");
  await page.setViewportSize({ width: 360, height: 780 });
  const above = page.locator("#above");
  const inWindow = async (floating: Locator) => {
    await expect(floating).toBeVisible();
    await expect
      .poll(async () => {
        const { x, width } = (await floating.boundingBox()) ?? { x: -1, width: 0 };
        return x >= 0 && x + width <= 360;
      })
      .toBe(true);
  };
  const popover = above.locator("details", { hasText: "Woher das kommt" });
  await popover.locator("summary").click();
  await inWindow(popover.locator("> div"));
  await page.keyboard.press("Escape");
  await expect(popover.locator("> div")).toBeHidden();
  await above.getByRole("button", { name: "Wer sieht das?" }).focus();
  await inWindow(above.getByRole("tooltip"));
  await page.keyboard.press("Escape");
  await expect(above.getByRole("tooltip")).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Of two days side by side, the first one's calendar would begin left of the window.
  await page.setViewportSize({ width: 480, height: 780 });
  await sample(page).getByRole("button", { name: "Kalender öffnen: Von" }).click();
  const calendar = await page.getByRole("dialog", { name: "Kalender: Von" }).boundingBox();
  expect(calendar?.x).toBeGreaterThanOrEqual(0);
  expect((calendar?.x ?? 0) + (calendar?.width ?? 480)).toBeLessThanOrEqual(480);
});

test("no barriers in either theme and either direction", async ({ page, context, baseURL }, info) => {
  test.skip(!withScript(info.project.name), "axe is a script");
  for (const [language, theme] of [
    ["de", "light"],
    ["ar", "dark"],
  ] as const) {
    const url = baseURL ?? "";
    await context.addCookies([
      { name: "theme", value: theme, url },
      { name: "language", value: language, url },
    ]);
    await openPage(page, "/design");
    await page.locator("#forms input[role='combobox']").first().click();
    await expect(page.locator("#forms [role='option']").first()).toBeVisible();
    expect(await violations(page, "#forms"), `${language} ${theme}`).toEqual([]);
  }
});

test.describe("in a browser of another region", () => {
  test.use({ locale: "en-US" });

  test("weeks begin as where the account is", async ({ page }, info) => {
    test.skip(!withScript(info.project.name), "the browser's own calendar follows the browser");
    await page.context().addCookies([{ name: "language", value: "de", url: info.project.use.baseURL! }]);
    await signIn(page, "administrator@lotse.example");
    await openPage(page, "/admin/activity-log");
    await page.getByRole("button", { name: "Kalender öffnen: Von" }).click();
    const days = page.getByRole("dialog", { name: "Kalender: Von" }).locator("thead th");
    await expect(days.first()).toHaveAttribute("aria-label", "Montag");
  });
});
