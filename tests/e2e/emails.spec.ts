import { demo, expect, openPage, signIn, test } from "./page";

test.beforeEach(async ({ page }, info) => {
  test.skip(info.project.name !== "js", "without script every mail is a new page");
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo.manager);
});

test("what is ticked for one mail is not ticked for the next, beside the list", async ({ page }) => {
  await openPage(page, "/apps/email");
  await page.locator("tbody").getByRole("link", { name: "Lieferzeit für Röstkaffee" }).click();
  const tag = page.locator("main").getByRole("checkbox", { name: "Veraltetes Dokument" });
  const label = page.locator("main select[name=label]");
  await tag.check();
  await expect(label).toHaveValue("important");
  await page.locator("main nav").getByRole("link", { name: "Aussteller und Hallenplan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aussteller und Hallenplan");
  await expect(tag).not.toBeChecked();
  await expect(label).toHaveValue("personal");
});

test("the pictures of a mail are one step of the browser's history", async ({ page }) => {
  await openPage(page, "/apps/email");
  await page.locator("tbody").getByRole("link", { name: "Aussteller und Hallenplan" }).click();
  const frame = page.locator("main iframe");
  await expect(frame).toHaveAttribute("src", /frame$/);
  await page.getByRole("link", { name: "Bilder anzeigen" }).click();
  await expect(frame).toHaveAttribute("src", /pictures=shown$/);
  await page.goBack();
  await expect(frame).toHaveAttribute("src", /frame$/);
  await expect(page).not.toHaveURL(/pictures/);
});

test("a mail that waits to be sent stays in view while there is no network, and then says what became of it", async ({
  page,
  context,
  complaints,
}) => {
  await openPage(page, "/apps/email/write");
  await page.getByLabel("An", { exact: true }).fill("jule@cafe.example");
  await page.getByLabel("Betreff").fill("Ohne Netz");
  await page.getByLabel("Nachricht").fill("Guten Tag");
  await page.getByRole("button", { name: "Senden", exact: true }).click();
  const waits = page.getByText("Die E-Mail wird in wenigen Sekunden gesendet.");
  await expect(waits).toBeVisible();
  const lost = page.waitForEvent("requestfailed");
  await context.setOffline(true);
  await lost;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ohne Netz");
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(waits).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ohne Netz");
  complaints.splice(0);
});
