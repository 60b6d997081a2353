import type { Page } from "@playwright/test";
import { demo, expect, signIn, test } from "./page";

/** On a slow line somebody fills in a page before its script comes. What they did counts. */
test.beforeEach(async ({ page: _ }, info) => {
  test.skip(info.project.name !== "js", "without script nothing takes the page over");
});

/** Opens a page whose script waits until the returned function lets it come. */
async function openBeforeScript(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route("**/assets/entry.client-*", async route => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    release();
    await page.waitForLoadState("load");
  };
}

test("who names a new division before script comes still has it named", async ({ page }) => {
  await signIn(page, demo.manager);
  const come = await openBeforeScript(page, "/knowledge/new");
  const form = page.getByRole("form", { name: "Neues Wissen" });
  await form.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  const field = form.getByLabel("Name des neuen Bereichs");
  await field.fill("Vor dem Skript");
  await come();
  await expect(page.locator(".find-bell").first()).toBeVisible();
  await expect(form).toContainText("Auswählen oder ablegen");
  await expect(field).toHaveValue("Vor dem Skript");
});
