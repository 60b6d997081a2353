import { expect, signIn, test } from "./page";

// Each project uses its own person, whom no other test changes.
const people = { js: "employee@werft.example", nojs: "analyst@lotse.example" };
const places = { js: "/employee/account-settings/account", nojs: "/analysis/account-settings/account" };
const picture = "app/db/seed/pictures/ayse.kaya@kontor.example.png";

test("a user gives their account a picture, gets an error for another file, and removes it", async ({
  page,
}, info) => {
  const project = info.project.name as keyof typeof people;
  await signIn(page, people[project]);
  await page.goto(places[project]);
  const input = page.locator('input[name="picture"]');
  const keep = page.getByRole("button", { name: "Bild speichern" });
  await input.setInputFiles({ name: "ich.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await keep.click();
  await expect(page).toHaveURL("/avatar");
  await expect(page.getByRole("alert")).toContainText("Bitte wählen Sie ein Bild ohne Animation");

  await input.setInputFiles(picture);
  if (info.project.name === "js") await expect(page.getByText("ayse.kaya@kontor.example.png")).toBeVisible();
  await keep.click();
  await expect(page).toHaveURL(places[project]);
  await expect(page.getByText("Ihr Bild wurde gespeichert.")).toBeVisible();
  await expect(page.getByText("ayse.kaya@kontor.example.png")).toHaveCount(0);
  const shown = page.locator('header img[src^="/avatars/"], .bar img[src^="/avatars/"]').first();
  await expect(shown).toBeVisible();
  await expect(shown).toHaveJSProperty("naturalWidth", 192);

  await page.getByRole("button", { name: "Bild entfernen" }).click();
  await expect(page.getByText("Ihr Bild wurde entfernt.")).toBeVisible();
  await expect(page.locator('img[src^="/avatars/"]')).toHaveCount(0);
});
