import { demo, expect, test } from "./page";

test("a visitor who wants to chat signs in and gets there", async ({ page }) => {
  await page.goto("/chat?from=mail");
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel("E-Mail-Adresse").fill(demo.manager);
  await page.getByLabel("Kennwort", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/chat\?from=mail$/);
  await expect(page.getByRole("main")).toBeVisible();
});

test("a page looks as it should before and after scripts run", async ({ page, javaScriptEnabled }) => {
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Anmelden", exact: true });
  // The colour of the main button, from the sheet that came with the page.
  await expect(button).toHaveCSS("background-color", "rgb(103, 93, 216)");
  if (javaScriptEnabled) await page.waitForFunction(() => "__remixRouter" in window);
  await expect(button).toHaveCSS("background-color", "rgb(103, 93, 216)");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("an address that does not exist says so, and the way home works", async ({ page, complaints }) => {
  const response = await page.goto("/gibt/es/nicht");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The browser itself notes the status in its console.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
});
