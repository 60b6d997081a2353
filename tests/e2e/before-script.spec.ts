import type { Page } from "@playwright/test";
import { demo, expect, openBeforeScript, signIn, test } from "./page";

/** Input before hydration on a slow connection is kept. */
test.beforeEach(({ browserName: _ }, info) => {
  test.skip(info.project.name !== "js", "without script nothing takes a page over");
});

/** The values of the page's forms as lines, without counters and ids. */
const held = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>("main form")]
      .flatMap(form => [...new FormData(form)])
      .filter(([name]) => !["requestId", "stamp"].includes(name))
      .map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`)
      .sort(),
  );

/** Changes every field like a user: types new text, and changes choices. */
const fillAll = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(
      "main form :is(input, textarea, select)",
    )) {
      if (field.disabled || field.readOnly || field.name === "" || field.name === "homepage") continue;
      const values: Record<string, string> = {
        date: "2026-05-06",
        color: "#123456",
        email: "neu@kontor.example",
      };
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else if (field.type === "checkbox") field.checked = !field.checked;
      else if (field.type === "radio") field.checked = true;
      else if (!["hidden", "file"].includes(field.type)) field.value = values[field.type] ?? "Getippt";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });

test("a field that is put right after a refusal is not blamed again for what was wrong with it", async ({
  page,
}) => {
  const scripts = await openBeforeScript(page, "/signup", "main form");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("alert")).toContainText("Vorname: Bitte füllen Sie dieses Feld aus.");
  await scripts.arrive();
  await page.getByLabel("Vorname").fill("Wiebke");
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("alert")).not.toContainText("Vorname");
  await expect(page.getByRole("alert")).toContainText("Nachname: Bitte füllen Sie dieses Feld aus.");
  await expect(page.getByLabel("Vorname")).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Nachname")).toHaveAttribute("aria-invalid", "true");
});

const visitors = ["/login", "/signup", "/register", "/forgot-password", "/design"];
const managers = [
  "/account-settings/account",
  "/account-settings/security",
  "/account-settings/company",
  "/account-settings/ai",
  "/apps/user/list?search=a",
  "/knowledge/new",
  "/employee-add",
  "/chat/new",
];

for (const path of visitors)
  test(`what a visitor typed before the script came stays: ${path}`, async ({ page }) => {
    await staysAt(page, path);
  });

for (const path of managers)
  test(`what a manager typed before the script came stays: ${path}`, async ({ page }) => {
    await signIn(page, demo.manager);
    await staysAt(page, path);
  });

async function staysAt(page: Page, path: string): Promise<void> {
  const script = await openBeforeScript(page, path, "main form");
  await fillAll(page);
  const typed = await held(page);
  await script.arrive();
  expect(await held(page)).toEqual(typed);
}

test("a field keeps the focus while the script loads, and its value is applied when it loses the focus", async ({
  page,
}) => {
  const script = await openBeforeScript(page, "/design", "main form");
  const from = page.getByRole("form", { name: "Ein Formular mit allem" }).getByLabel("Von", { exact: true });
  await from.fill("2026-03-04");
  await from.focus();
  await script.arrive();
  await expect(from).toBeFocused();
  await expect(from).toHaveAttribute("type", "date");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(from).toHaveAttribute("type", "text");
  await expect(from).toHaveValue("04.03.2026");
});

test("who names a new division before script comes still has it named", async ({ page }) => {
  await signIn(page, demo.manager);
  const script = await openBeforeScript(page, "/knowledge/new", "main form");
  const form = page.getByRole("form", { name: "Dokumente hinzufügen" });
  await form.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  const field = form.getByLabel("Name des neuen Bereichs");
  await field.fill("Vor dem Skript");
  await script.arrive();
  await expect(form).toContainText("Auswählen oder hierherziehen");
  await expect(field).toHaveValue("Vor dem Skript");
});

test("a menu that is opened before the script arrives stays open", async ({ page }) => {
  await signIn(page, demo.manager);
  const script = await openBeforeScript(page, "/mistralai/chatDivisions", "main form");
  const menu = page.locator("main section header details").first();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await script.arrive();
  await expect(menu).toHaveAttribute("open");
});
