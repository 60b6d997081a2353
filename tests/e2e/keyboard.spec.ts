import type { Page } from "@playwright/test";
import { chooseByKeys, demo, expect, openPage, signIn, singleCheck, tabTo, test } from "./page";

test.beforeEach(async ({ page }, info) => {
  test.skip(info.project.name !== "js", "what keys do without script is the browser's own");
  await signIn(page, demo.manager);
});

const focusIsIn = (page: Page, css: string) =>
  page.evaluate(place => Boolean(document.activeElement?.closest(place)), css);

test("from the skip link over navigation and account menu to the page, by keys alone", async ({ page }) => {
  await openPage(page, "/apps/user/list");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await tabTo(page, 'nav a[href="/chat"]');
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chats");
  // The frame stays, and so does the focus in it.
  await expect(page.getByRole("navigation").locator('a[href="/chat"]').first()).toBeFocused();

  const account = page.locator("header summary").filter({ hasText: "Kontomenü" });
  await account.focus();
  await page.keyboard.press("Enter");
  await tabTo(page, 'header a[href="/customizer"]', "Tab", 15);
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
});

test("a question above the page keeps the focus inside, and gives it back", async ({ page }) => {
  await openPage(page, "/chat");
  await page.locator("main").getByRole("link", { name: "Neuer Chat" }).first().waitFor();
  await openPage(page, "/mistralai/chatDivisions");
  const menu = page
    .getByRole("region", { name: "Personal", exact: true })
    .locator("header")
    .locator("summary");
  await menu.focus();
  await page.keyboard.press("Enter");
  await tabTo(page, 'a[href$="/delete"]', "Tab", 10);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Bereich löschen" });
  await expect(dialog).toBeVisible();
  for (let at = 0; at < 8; at++) {
    await page.keyboard.press("Tab");
    // Between the last and the first element the browser itself may have the focus; the page behind is never reached.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(
      !(await focusIsIn(page, "dialog[open]")),
    );
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => focusIsIn(page, "details:has(a[href$='/delete'])")).toBe(true);
});

test("a list that can be searched, the order of a table and its rows are led by keys", async ({ page }) => {
  await openPage(page, "/account-settings/account");
  // Before hydration it is a native select.
  const zone = page.locator("input").and(page.getByRole("combobox", { name: "Zeitzone" }));
  await chooseByKeys(page, zone, "lisbon");
  await expect(zone).toHaveValue(/Lisbon/);

  await openPage(page, "/design");
  const all = page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" });
  await all.focus();
  await page.keyboard.press("Space");
  await expect(all).toBeChecked();
  await expect(page.getByRole("status").filter({ hasText: /^[1-9]\d* ausgewählt$/ })).toBeVisible();
  await tabTo(page, 'input[type="checkbox"][name="chosen"]', "Tab", 20);
  await page.keyboard.press("Space");
  await expect(all).not.toBeChecked();

  await openPage(page, "/apps/user/list");
  const status = page.getByRole("columnheader", { name: "Status" });
  await status.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveAttribute("aria-sort", "ascending");
  await expect(status.getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(status).toHaveAttribute("aria-sort", "descending");
});

test("the palette opens by keys and gives the focus back", async ({ page }) => {
  await openPage(page, "/apps/user/list");
  const invite = page.getByRole("link", { name: "Person einladen" });
  const box = page.getByRole("combobox", { name: "Springen zu" });
  await invite.focus();
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(invite).toBeFocused();
});

for (const path of ["/apps/user/list", "/account-settings/account", "/mistralai/chatDivisions"])
  test(`what has the focus is never hidden behind a bar: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 560 });
    // A company whose files no other test changes: rows that come and go would move the focused element.
    await page.context().clearCookies();
    await signIn(page, demo.otherManager);
    await page
      .context()
      .addCookies([
        { name: "footer", value: "sticky", url: test.info().project.use.baseURL ?? "http://localhost" },
      ]);
    await openPage(page, path);
    await page.locator("#content").focus();
    const hidden = new Set<string>();
    for (const key of ["Tab", "Shift+Tab"])
      for (let at = 0; at < 60; at++) {
        await page.keyboard.press(key);
        const one = await page.evaluate(coveredFocus);
        if (one) hidden.add(`${key}: ${one}`);
      }
    expect([...hidden]).toEqual([]);
  });

/** The focused element, if no point of it is visible. */
function coveredFocus(): string | undefined {
  const one = document.activeElement;
  if (!one?.closest("main") || one.id === "content") return undefined;
  const boxes = [...one.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
  if (boxes.length === 0) return undefined;
  const seen = boxes.some(box =>
    [0.1, 0.5, 0.9].some(down => {
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * down);
      return (
        above !== null &&
        (one.contains(above) || above.contains(one) || above.closest("label")?.contains(one))
      );
    }),
  );
  return seen ? undefined : one.outerHTML.slice(0, 160);
}

test("in a chat what has the focus is never hidden behind the field, and sending or stopping keeps it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 620 });
  // The demo's documents are read while the tests begin.
  await expect(async () => {
    await openPage(page, "/mistralai");
    await expect(page.getByRole("checkbox", { name: "Personal" })).toBeEnabled(singleCheck);
  }).toPass();
  const field = page.getByRole("textbox", { name: /Was möchten Sie wissen|Ihre Frage/ });
  await field.fill("Wie viele Tage Resturlaub kann ich mitnehmen?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Wie viele Tage Resturlaub" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  const next = page.getByRole("textbox", { name: "Ihre Frage" });
  await next.fill("Welche Frist gilt für den Antrag?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toHaveCount(2);
  await expect.poll(() => focusIsIn(page, "[data-composer]")).toBe(true);
  const hidden = new Set<string>();
  for (const key of ["Shift+Tab", "Tab"])
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press(key);
      const one = await page.evaluate(coveredFocus);
      if (one) hidden.add(`${key}: ${one}`);
    }
  expect([...hidden]).toEqual([]);
});

test("who asks for less motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/design", "/dashboard", "/apps/user/list"]) {
    await openPage(page, path);
    const moving = await page.evaluate(() =>
      // Ignores animations that end within a millisecond.
      [...document.querySelectorAll("*")]
        .flatMap(one => [undefined, "::before", "::after"].map(part => getComputedStyle(one, part)))
        .filter(
          style =>
            style.transitionDuration.split(", ").some(time => Number.parseFloat(time) > 0) ||
            (style.animationName !== "none" && Number.parseFloat(style.animationDuration) > 0.01),
        )
        .map(style => `${style.animationName} ${style.animationDuration} ${style.transitionDuration}`),
    );
    expect(moving, path).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
});

test("with forced colours the place, the choice and the focus are still seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/apps/user/list");
  const border = (css: string) =>
    page
      .locator(css)
      .first()
      .evaluate(one => getComputedStyle(one).borderInlineStartColor);
  expect(await border("aside a[aria-current]")).not.toBe(await border("aside a:not([aria-current])"));
  const invite = page.getByRole("link", { name: "Person einladen" });
  await page.locator("#content").focus();
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outline);
  expect(ring).toMatch(/solid 3px/);
  expect(
    await invite.evaluate(one => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
  ).toBeGreaterThan(0);
  await openPage(page, "/customizer");
  const background = (pressed: string) =>
    page
      .locator(`main button[aria-pressed="${pressed}"]`)
      .first()
      .evaluate(one => getComputedStyle(one).backgroundColor);
  expect(await background("true")).not.toBe(await background("false"));
});
