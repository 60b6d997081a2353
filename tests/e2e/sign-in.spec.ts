import { demo, expect, linkMailedTo, test } from "./page";

test("the data manager signs in, looks around and signs out", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-Mail-Adresse").fill(demo.manager);
  await page.getByLabel("Kennwort", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Überblick");
  await page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Einstellungen" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einstellungen: Konto");
  await page.locator("summary", { hasText: "Kontomenü" }).click();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login?to=%2Fdashboard");
});

test("a wrong password is said above the form, and the address stays", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("E-Mail-Adresse").fill("analyst@lotse.example");
  await page.getByLabel("Kennwort", { exact: true }).fill("falsch");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse oder Kennwort ist falsch.");
  await expect(page.getByRole("textbox", { name: "E-Mail-Adresse" })).toHaveValue("analyst@lotse.example");
  await expect(page.getByLabel("Kennwort", { exact: true })).toHaveValue("");
});

test("a user registers their company with the keyboard alone, and confirms their address", async ({
  page,
}, info) => {
  const email = `ole-${info.project.name}@boje.example`;
  await page.goto("/signup");
  const typed: [string, string][] = [
    ["Name des Unternehmens", "Segelmacherei Boje"],
    ["Vorname", "Ole"],
    ["Nachname", "Boje"],
    ["E-Mail-Adresse", email],
    ["Telefon oder WhatsApp", "0431 5606060"],
    ["Kennwort", demo.password],
    ["Kennwort wiederholen", demo.password],
  ];
  for (const [label, text] of typed) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  }
  await page.getByLabel("Ich stimme").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/verify");
  await expect(page.getByText("Wir haben eine E-Mail an")).toContainText(email);
  await page.goto(await linkMailedTo(page, email));
  await page.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(page).toHaveURL("/handwerk");
  await expect(
    page.getByText("Ihre E-Mail-Adresse wurde bestätigt. Sie sind jetzt angemeldet."),
  ).toBeVisible();
  await expect(page.getByText("Lotse für Segelmacherei Boje")).toBeVisible();
});

test("language and appearance change from any page, and stay", async ({ page }) => {
  await page.goto("/login");
  await page.locator("summary", { hasText: "Sprache: Deutsch" }).click();
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.locator("header details").nth(1).click();
  await page.locator('header button[value="dark"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/signup");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
