import { expect, openPage, signIn, test } from "./page";

test("an administrator brings a list of people, sees what is wrong with it, and adds the others", async ({
  page,
}, info) => {
  const email = `anne-${info.project.name}@liste.example`;
  const list = `Vorname;Nachname;E-Mail;Firma\nÄnne;Groß;${email};Liste eins\nOle;Zwei;kein at;Liste zwei`;
  await signIn(page, "administrator@lotse.example");
  await page.goto("/admin/users/data-manager");
  await page.getByRole("link", { name: "Liste importieren" }).click();
  await page.getByLabel("CSV-Datei").setInputFiles({
    name: "liste.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(list, "latin1"),
  });
  await page.getByRole("button", { name: "Datei prüfen" }).click();
  await expect(page.getByText("1 Person wird hinzugefügt.")).toBeVisible();
  const bad = page.getByRole("row").filter({ hasText: "Ole Zwei" });
  await expect(bad).toContainText("kein at");
  await expect(bad).toContainText("Diese E-Mail-Adresse ist ungültig.");
  await page.getByRole("button", { name: "1 Person hinzufügen und einladen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import abgeschlossen");
  await page.getByRole("main").getByRole("link", { name: "Datenverwaltung" }).last().click();
  await page.getByLabel("Name, E-Mail-Adresse oder Unternehmen").fill(email);
  await page.getByRole("button", { name: "Anwenden" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Liste eins");
  await expect(row).toContainText("Eingeladen");
});

test("Enter at a chosen person sends no invitation", async ({ page }, info) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/users/public-user");
  const box = page.locator('main input[type="checkbox"][name="id"]').first();
  await box.check();
  await box.press("Enter");
  await expect(box).toBeChecked({ checked: info.project.name === "js" });
  await expect(page.locator("main")).not.toContainText(/Einladung(en)? wurden? gesendet/);
  await openPage(page, "/admin/users/public-user");
  await expect(page.locator("main")).not.toContainText("gesendet.");
});
