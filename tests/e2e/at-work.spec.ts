import { chooseByKeys, demo, expect, hydrated, openPage, signIn, test } from "./page";

test.beforeEach(({ page: _ }, info) =>
  test.skip(info.project.name !== "js", "this is about what script adds"),
);

const account = "/account-settings/account";

test("what cannot be fetched for the bell or the palette leaves the page as it is", async ({ page }) => {
  await signIn(page, demo.manager);
  const asked: string[] = [];
  await page.route(/\/(notifications|search)\.data/, route => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 429, body: "" });
  });
  // The bell's number comes with a loaded page, and is fetched on the way to the next one.
  await openPage(page, "/account-settings/security");
  await page.getByRole("main").getByRole("link", { name: "Konto", exact: true }).click();
  await expect(page).toHaveURL(account);
  await page.getByLabel("Vorname").fill("Noch nicht gespeichert");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Springen zu" })).toBeFocused();
  await expect.poll(() => new Set(asked).size).toBe(2);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Vorname")).toHaveValue("Noch nicht gespeichert");
  await expect(page).toHaveURL(account);
});

test("a question whose script does not come is asked on its own page", async ({ page, complaints }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/mistralai/chatDivisions");
  const scripts = /\/assets\/(confirm-dialog|delete-division)-[^/]*\.js/;
  await page.route(scripts, route => route.fulfill({ status: 404, body: "" }));
  const link = page.locator('a[href^="/divisions/"][href$="/delete"]').first();
  await link.dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
  await expect(page).toHaveURL(/\/divisions\/[^/]+\/delete$/);
  await expect(page.getByRole("button", { name: "Bereich löschen" })).toBeVisible();
  // The missing script is the expected console message.
  complaints.length = 0;
});

test("a question that cannot be fetched is asked on its own page", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/mistralai/chatDivisions");
  await page.route(/\/delete\.data/, route => route.fulfill({ status: 429, body: "" }));
  const link = page.locator('a[href^="/divisions/"][href$="/delete"]').first();
  await link.dispatchEvent("click", { bubbles: true, cancelable: true, button: 0 });
  await expect(page).toHaveURL(/\/divisions\/[^/]+\/delete$/);
  await expect(page.getByRole("button", { name: "Bereich löschen" })).toBeVisible();
});

test("only the button that was pressed says that it is at work", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, account);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/account\.data/, async route => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByLabel("Neue E-Mail-Adresse").fill("kein at");
  await page.getByRole("button", { name: "Adresse ändern" }).click();
  await expect(page.locator("main button[aria-busy]")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Speichern", exact: true }).first()).toBeVisible();
  release();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.locator("main button[aria-busy]")).toHaveCount(0);
});

test("the same mistake sent twice is reported twice, at its form", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, account);
  const firstName = await page.getByLabel("Vorname").inputValue();
  await page.getByLabel("Neue E-Mail-Adresse").fill("kein at");
  const send = page.getByRole("button", { name: "Adresse ändern" });
  await send.click();
  const alert = page.locator("section", { has: page.locator("#email-title") }).getByRole("alert");
  await expect(alert).toBeFocused();
  await page.getByLabel("Neue E-Mail-Adresse").focus();
  await send.click();
  await expect(alert).toBeFocused();
  await expect(page.getByLabel("Vorname")).toHaveValue(firstName);
});

test("an administrator who sends an invitation again stays on the list", async ({ page }, info) => {
  await signIn(page, "administrator@lotse.example");
  const email = `nochmal-${info.project.name}@lotse.example`;
  await openPage(page, "/admin/people/add?kind=public-user");
  await page.getByLabel("Vorname").fill("Nora");
  await page.getByLabel("Nachname").fill("Mahler");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page).toHaveURL(/\/public-user\/.+/);
  await openPage(page, "/admin/users/public-user");
  const row = page.getByRole("row").filter({ hasText: email });
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Einladung erneut senden" }).click();
  await expect(page.getByText("Einladung wurde gesendet")).toBeVisible();
  await expect(row).toBeVisible();
});

test("who has gone on before the list of a field comes is left where they are", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, account);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/assets\/combobox-list-[^/]*\.js/, async route => {
    await held;
    await route.continue();
  });
  const zone = page.locator("input").and(page.getByRole("combobox", { name: "Zeitzone" }));
  await zone.focus();
  const name = page.getByLabel("Nachname");
  await name.focus();
  release();
  await expect(page.locator("#timeZone-list:not([hidden])")).toBeAttached();
  await expect(name).toBeFocused();
});

test("a list that is open anew shows what a reset brought back", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, account);
  const zone = page.locator("input").and(page.getByRole("combobox", { name: "Zeitzone" }));
  const before = await zone.inputValue();
  await chooseByKeys(page, zone, "lisbon");
  await expect(zone).toHaveValue(/Lisbon/);
  await page.locator("form", { has: zone }).evaluate((form: HTMLFormElement) => form.reset());
  await expect(zone).toHaveValue(before);
});

test("where the calendar's script does not come, the browser's own takes its place", async ({
  page,
  complaints,
}) => {
  await openPage(page, "/design");
  await page.route(/\/assets\/calendar-[^/]*\.js/, route => route.fulfill({ status: 404, body: "" }));
  const form = page.getByRole("form", { name: "Ein Formular mit allem" });
  const from = form.getByLabel("Von", { exact: true });
  await from.fill("3.2.26");
  await form.getByRole("button", { name: /Von/ }).first().click();
  await expect(from).toHaveAttribute("type", "date");
  await expect(from).toHaveValue("2026-02-03");
  complaints.length = 0;
});

test("what was typed before the script came is not lost without a question either", async ({ page }) => {
  await signIn(page, demo.manager);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route("**/*.js", async route => {
    await held;
    await route.continue();
  });
  await page.goto("/account-settings/company", { waitUntil: "commit" });
  await page.getByLabel("Registergericht").fill("Amtsgericht Bremen");
  release();
  await hydrated(page, "main form");
  await page.getByRole("link", { name: "Konto", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Änderungen verwerfen?" })).toBeVisible();
});

for (const [who, path, leave] of [
  [demo.manager, "/employee-add", "/chat"],
  [demo.manager, "/apps/roles/new", "/chat"],
  [demo.manager, "/account-settings/ai", "/chat"],
  ["administrator@lotse.example", "/admin/people/add?kind=data-manager", "/admin/staff"],
] as const)
  test(`who leaves ${path} is asked only when something was changed`, async ({ page }) => {
    await signIn(page, who);
    const dialog = page.getByRole("dialog", { name: "Änderungen verwerfen?" });
    const link = page
      .getByRole("navigation", { name: "Hauptnavigation" })
      .locator(`a[href="${leave}"]`)
      .first();
    await openPage(page, path);
    await link.click();
    await expect(page).toHaveURL(leave);
    await openPage(page, path);
    const box = page.locator("main form :is(input[type=text], input[type=radio], input:not([type])):visible");
    await box.last().evaluate((field: HTMLInputElement) => {
      if (field.type === "radio") field.checked = !field.checked;
      else field.value = "Getippt";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await link.click();
    await expect(dialog).toBeVisible();
  });
