import type { Page } from "@playwright/test";
import { expect, linkMailedTo, signIn, test } from "./page";

// Only Google was contacted, and nothing else was wrong.
test.afterEach(({ complaints }) => {
  expect(new Set(complaints.splice(0))).toEqual(new Set([`asked 127.0.0.1:${process.env.E2E_GOOGLE_PORT}`]));
});

/** Signs in at Google as this person. */
async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a user signs in with Google, and is recognised the next time", async ({ page }, info) => {
  const email = `gast-${info.project.name}@gmail.com`;
  await page.goto("/login?to=%2Fsearch");
  await page.getByRole("button", { name: "Mit Google anmelden" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL("/search");
  await expect(page.getByText("Ihr Konto wurde angelegt.")).toBeVisible();
  await page.locator("summary", { hasText: "Kontomenü" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByRole("button", { name: "Mit Google anmelden" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL("/chat");
  await expect(page.getByText("Ihr Konto wurde angelegt.")).toHaveCount(0);
});

test("a user registers with Google, and confirms an address that Google does not run", async ({
  page,
}, info) => {
  const email = `gast-${info.project.name}@hafen.example`;
  await page.goto("/register");
  await page.getByRole("button", { name: "Mit Google registrieren" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL("/auth/google/agree");
  await expect(page.getByText("Wir haben eine E-Mail an")).toContainText(email);
  await page.goto(await linkMailedTo(page, email));
  await page.getByRole("button", { name: "Konto bestätigen" }).click();
  await expect(page.getByText("Ihr Konto wurde bestätigt.")).toBeVisible();
  await page.getByRole("button", { name: "Mit Google anmelden" }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL("/chat");
});

test("a user who declines at Google sees that on the sign-in page, and may try again", async ({ page }) => {
  await page.goto("/employee/login");
  await page.getByRole("button", { name: "Mit Google anmelden" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/employee/login?google=failed");
  await expect(page.getByRole("alert")).toContainText("Die Anmeldung ist fehlgeschlagen.");
  await page.getByRole("button", { name: "Mit Google anmelden" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("a user connects their account in the settings, also after walking through pages, and parts it again", async ({
  page,
}, info) => {
  const email = info.project.name === "js" ? "public@lotse.example" : "manager@werft.example";
  await signIn(page, email);
  await page.goto("/");
  await page.locator("summary", { hasText: "Kontomenü" }).click();
  await page.getByRole("link", { name: "Sicherheit" }).click();
  await page.getByRole("button", { name: "Mit Google verbinden" }).click();
  await continueAs(page, `privat-${info.project.name}@gmail.com`);
  await expect(page).toHaveURL("/account-settings/security");
  await expect(page.getByText("Ihr Konto wurde mit Google verbunden.")).toBeVisible();
  await expect(page.getByText("Verbunden mit")).toContainText(`privat-${info.project.name}@gmail.com`);
  await page.getByRole("button", { name: "Verbindung trennen" }).click();
  await expect(page.getByText("Die Verbindung mit Google wurde getrennt.")).toBeVisible();
});
