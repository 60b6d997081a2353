import { expect, signIn, test } from "./page";

// Each project uses its own person, because saved settings would affect the other.
const people = { js: "ayse.kaya@kontor.example", nojs: "ines.oelrich@kontor.example" };

test("an employee finds their account in the menu, corrects it, and gets an error for a wrong number", async ({
  page,
}, info) => {
  await signIn(page, people[info.project.name as keyof typeof people]);
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Einstellungen" })
    .click();
  await expect(page).toHaveURL("/employee/account-settings/account");
  await expect(page.getByLabel("Land", { exact: true })).toHaveValue("DE");
  await page.getByLabel("Telefon oder WhatsApp").fill("1");
  await page.locator('select[name="timeZone"]').selectOption("Europe/Vienna");
  const save = page
    .locator("form", { has: page.getByLabel("Telefon oder WhatsApp") })
    .getByRole("button", { name: "Speichern", exact: true });
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Diese Telefonnummer ist zu kurz.");
  await expect(page.getByLabel("Zeitzone")).toHaveValue("Europe/Vienna");
  await page.getByLabel("Telefon oder WhatsApp").fill("0431 5606060");
  await save.click();
  await expect(page.getByText("Die Kontodaten wurden gespeichert.")).toBeVisible();
  // The form was replaced by its new version; the keyboard goes on at the message.
  if (info.project.name === "js")
    await expect(page.locator(":focus")).toHaveText("Die Kontodaten wurden gespeichert.");
  await expect(page.getByLabel("Zeitzone")).toHaveValue("Europe/Vienna");
  await expect(page.getByLabel("Telefon oder WhatsApp")).toHaveValue("0431 5606060");
});

test("a user signs another device out, then changes their password and stays signed in", async ({
  page,
  browser,
}, info) => {
  const email = people[info.project.name as keyof typeof people];
  const elsewhere = await browser.newContext({ javaScriptEnabled: info.project.name === "js" });
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await signIn(page, email);
  await page.goto("/employee/account-settings/security");
  await expect(page.getByText("Dieses Gerät")).toBeVisible();
  await page.getByRole("button", { name: "Alle anderen Geräte abmelden" }).click();
  await expect(page.getByText("Keine anderen Geräte angemeldet.")).toBeVisible();
  await other.goto("/employee/chat");
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.getByLabel("Aktuelles Kennwort").fill("falsch");
  await page.getByLabel("Neues Kennwort", { exact: true }).fill("Neues-Wort-7");
  await page.getByLabel("Neues Kennwort wiederholen").fill("Neues-Wort-7");
  await page.getByRole("button", { name: "Kennwort ändern" }).click();
  await expect(page.getByRole("alert")).toContainText("Das Kennwort konnte nicht geändert werden.");
  await page.getByLabel("Aktuelles Kennwort").fill("Lotsen-2026");
  await page.getByLabel("Neues Kennwort", { exact: true }).fill("Neues-Wort-7");
  await page.getByLabel("Neues Kennwort wiederholen").fill("Neues-Wort-7");
  await page.getByRole("button", { name: "Kennwort ändern" }).click();
  await expect(page.getByText("Das Kennwort wurde geändert.")).toBeVisible();
  await page.goto("/employee/chat");
  await expect(page).toHaveURL("/employee/chat");
});

test("staff search the activity log and take it along", async ({ page }) => {
  await signIn(page, "staff@lotse.example");
  await page.goto("/admin/activity-log");
  await page.getByRole("searchbox", { name: "Im Protokoll suchen" }).fill("signIn");
  await page.getByLabel("Code", { exact: true }).selectOption("2xx");
  await page.getByRole("button", { name: "Anwenden" }).click();
  await expect(page).toHaveURL(/search=signIn/);
  await expect(page.getByRole("table").getByText("Angemeldet").first()).toBeVisible();
  const menu = page.locator("details", { hasText: "Exportieren" });
  await menu.locator("summary").click();
  for (const [format, extension] of [
    ["Als CSV", "csv"],
    ["Als Excel-Datei", "xlsx"],
  ] as const) {
    const download = page.waitForEvent("download");
    await menu.getByRole("link", { name: format }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^Aktivitätsprotokoll \\d{4}-\\d\\d-\\d\\d\\.${extension}$`),
    );
  }
});
