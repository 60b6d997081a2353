import type { Page } from "@playwright/test";
import { demo, expect, openPage, signIn, test } from "./page";

test.beforeEach(async ({ page }, info) => {
  test.skip(info.project.name !== "js", "without script it is a list of the browser");
  await signIn(page, demo.manager);
});

const account = "/account-settings/account";
const zoneOf = (page: Page) => page.locator("input").and(page.getByRole("combobox", { name: "Zeitzone" }));

/** Makes the page's script twenty times as slow. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 20 });
}

/** Presses keys without waiting for the page to show what each of them did. */
const pressAtOnce = (page: Page, keys: string[]) => Promise.all(keys.map(key => page.keyboard.press(key)));

for (const arrow of ["ArrowDown", "ArrowUp"])
  test(`who types, presses ${arrow} and Enter within a moment chooses what the typed text finds`, async ({
    page,
  }) => {
    await openPage(page, account);
    const zone = zoneOf(page);
    await zone.focus();
    await page.keyboard.press("ArrowDown");
    await expect(zone).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ControlOrMeta+a");
    await slowDown(page);
    await pressAtOnce(page, [..."lisb", arrow, "Enter"]);
    await expect(page.locator('select[name="timeZone"]')).toHaveValue("Europe/Lisbon");
    await expect(zone).toHaveValue("Europe/Lisbon");

    // What was typed before does not narrow the list that is opened next, nor does what was given up.
    await pressAtOnce(page, ["ArrowDown", "ArrowDown", "Enter"]);
    await expect(zone).not.toHaveValue("Europe/Lisbon");
    const after = await zone.inputValue();
    await pressAtOnce(page, [..."utc", "Escape", "ArrowDown", "Enter"]);
    await expect(zone).toHaveAttribute("aria-expanded", "false");
    await expect(zone).toHaveValue(after);
  });

test("Enter in a list that has not come yet neither chooses nor sends the form, and what was typed is found", async ({
  page,
}) => {
  await openPage(page, account);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/assets\/combobox-list-[^/]*\.js/, async route => {
    await held;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", request => request.method() === "POST" && sent.push(request.url()));
  await slowDown(page);
  const zone = zoneOf(page);
  const before = await zone.inputValue();
  await zone.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await pressAtOnce(page, [..."li", "ArrowDown", "Enter"]);
  release();
  await expect(zone).toHaveAttribute("aria-expanded", "true");
  await pressAtOnce(page, [..."sb", "Enter"]);
  // Nothing is led to yet, so the list stays open.
  await expect(page.locator("#timeZone-list").getByRole("option")).toHaveText(["Europe/Lisbon"]);
  await expect(page.locator('select[name="timeZone"]')).toHaveValue(before);
  await pressAtOnce(page, ["ArrowDown", "Enter"]);
  await expect(page.locator('select[name="timeZone"]')).toHaveValue("Europe/Lisbon");
  expect(sent).toEqual([]);
});

test("a name that is typed in full is chosen by Enter", async ({ page }) => {
  await openPage(page, account);
  const zone = zoneOf(page);
  await zone.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("europe/lisbon");
  await expect(page.locator("#timeZone-list").getByRole("option")).toHaveText(["Europe/Lisbon"]);
  await page.keyboard.press("Enter");
  await expect(zone).toHaveValue("Europe/Lisbon");
  await expect(page.locator('select[name="timeZone"]')).toHaveValue("Europe/Lisbon");
});

for (const keys of [["Enter"], ["ArrowDown", "Enter"]])
  test(`the palette goes nowhere but where the typed text leads: ${keys.join(" ")}`, async ({ page }) => {
    await openPage(page, "/chat");
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await page.route(/\/search\b.*mitarb/, async route => {
      await held;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    // The results without words, which the keys must not choose from.
    await expect(page.getByRole("dialog").getByRole("option")).not.toHaveCount(0);
    await slowDown(page);
    await pressAtOnce(page, [..."mitarb", ...keys]);
    await expect(page.getByRole("combobox", { name: "Springen zu" })).toHaveValue("mitarb");
    release();
    await expect(page).toHaveURL("/apps/user/list");
  });
