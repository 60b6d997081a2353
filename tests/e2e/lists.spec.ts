import type { Locator, Page } from "@playwright/test";
import * as ar from "../../app/i18n/locales/ar/employees";
import * as arMail from "../../app/i18n/locales/ar/operatorMail";
import * as de from "../../app/i18n/locales/de/employees";
import * as deMail from "../../app/i18n/locales/de/operatorMail";
import * as en from "../../app/i18n/locales/en/employees";
import * as enMail from "../../app/i18n/locales/en/operatorMail";
import * as fr from "../../app/i18n/locales/fr/employees";
import * as frMail from "../../app/i18n/locales/fr/operatorMail";
import { demo, expect, openPage, signIn, test } from "./page";

const scripted = (name: string) => name === "js";
const people = "/admin/users/data-manager";

/** The rows' checkboxes, without the select-all box. */
const boxes = (page: Page) => page.locator("tbody").getByRole("checkbox");

test("an administrator ticks all rows at once, takes one out, and lets all go", async ({ page }, info) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, people);
  const all = page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" });
  if (!scripted(info.project.name)) {
    await expect(all).toHaveCount(0);
    await boxes(page).first().check();
    await page.getByRole("button", { name: "Ausgewählte sperren" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/id=/);
    return;
  }
  const count = await boxes(page).count();
  expect(count).toBeGreaterThan(1);
  const told = page.locator('[role="status"]', { hasText: "ausgewählt" });
  await expect(told).toBeHidden();
  await all.check();
  await expect(told).toHaveText(`${count} ausgewählt`);
  for (const box of await boxes(page).all()) await expect(box).toBeChecked();
  await boxes(page).first().uncheck();
  await expect(told).toHaveText(`${count - 1} ausgewählt`);
  await expect(all).not.toBeChecked();
  await expect(all).toHaveJSProperty("indeterminate", true);
  await all.check();
  await page.getByRole("button", { name: "Auswahl aufheben" }).click();
  // No bar while nothing is chosen.
  await expect(told).toBeHidden();
  for (const box of await boxes(page).all()) await expect(box).not.toBeChecked();
});

test("mails that were moved away are no longer chosen", async ({ page }, info) => {
  const withScript = scripted(info.project.name);
  // One for each: both runs are at the same mailbox at the same time.
  const row = page.locator("tbody tr", { hasText: withScript ? "Rückgabe einer Kiste" : "Neue Preisliste" });
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email");
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "In den Papierkorb" }).click();
  await expect(page.getByRole("button", { name: "Rückgängig machen" })).toBeVisible();
  await expect(row).toHaveCount(0);
  if (withScript) await expect(page.locator('[role="status"]', { hasText: "ausgewählt" })).toBeHidden();
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(row).toHaveCount(1);
});

test("a list on its way to another order keeps its place, and says that it is busy", async ({
  page,
}, info) => {
  test.skip(!scripted(info.project.name), "without script the browser shows that it loads");
  await signIn(page, demo.manager);
  await openPage(page, "/apps/user/list");
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route("**/apps/user/list.data*", async route => {
    await held;
    await route.continue();
  });
  const table = page.getByRole("table");
  const rows = page.locator("tbody tr");
  const before = await rows.first().boundingBox();
  await page.getByRole("columnheader", { name: "Status" }).getByRole("link").click();
  await expect(table).toHaveAttribute("aria-busy", "true");
  await expect(rows.first().locator("a").first()).toBeHidden();
  expect(await rows.first().boundingBox()).toEqual(before);
  release();
  await expect(table).not.toHaveAttribute("aria-busy");
  await expect(rows.first().locator("a").first()).toBeVisible();
  await expect(page).toHaveURL(/sort=status/);
});

test("what asks before it deletes is a page of its own, above this one where there is script, and may be left", async ({
  page,
}, info) => {
  await signIn(page, demo.manager);
  await openPage(page, "/mistralai/chatDivisions");
  const division = page.getByRole("region", { name: "Vertrieb", exact: true });
  const open = async () => {
    await division.locator("header summary").click();
    return division.locator('header a[href$="/delete"]');
  };
  const link = await open();
  const address = (await link.getAttribute("href")) ?? "";
  await link.click();
  if (scripted(info.project.name)) {
    const dialog = page.getByRole("dialog", { name: "Bereich löschen" });
    await expect(dialog).toContainText("Vertrieb");
    await expect(page).toHaveURL("/mistralai/chatDivisions");
    await dialog
      .getByRole("link", { name: "Abbrechen" })
      .or(dialog.getByRole("button", { name: "Abbrechen" }))
      .click();
    await expect(dialog).toBeHidden();
    // With Ctrl it opens in a new tab, as a page.
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      (await open()).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab.locator("main")).toContainText("Vertrieb");
    expect(new URL(tab.url()).pathname).toBe(address);
    await tab.close();
  } else {
    await expect(page).toHaveURL(address);
    await expect(page.locator("main")).toContainText("Vertrieb");
    await page.locator("main").getByRole("link", { name: "Abbrechen" }).click();
  }
  await openPage(page, "/mistralai/chatDivisions");
  await expect(division).toBeVisible();
});

test("the head of a table that scrolls sideways stands above its rows, not on them", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/permissions");
  const head = await page.locator("thead th").first().boundingBox();
  const row = await page.locator("tbody tr").first().boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1);
});

test("on a phone the figures of a file's processing stand below their titles, in whole words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/milvus-processing-table");
  const cells = page.locator("form tbody td[data-label]").filter({ visible: true });
  await expect(cells.first()).toBeVisible();
  // A title that is squeezed beside its value breaks at each letter.
  for (const height of await cells.evaluateAll(all => all.map(cell => cell.getBoundingClientRect().height)))
    expect(height).toBeLessThan(120);
});

test("beside the processing of files, long words of their names stay whole and each row keeps its menu", async ({
  page,
}) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/milvus-processing-table?live=off");
  const name = page.locator("tbody th bdi").first();
  await name.evaluate(shown => {
    const word = document.createElement("span");
    word.textContent = "Betriebsvereinbarung_";
    shown.replaceChildren(word, document.createElement("wbr"), "Homeoffice_und_mobile_Arbeit.pdf");
  });
  for (const width of [900, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [lines, hidden] = await name.evaluate(shown => {
      const form = shown.closest("form")!;
      return [shown.querySelector("span")!.getClientRects().length, form.scrollWidth - form.clientWidth];
    });
    expect([lines, hidden], `${width}`).toEqual([1, 0]);
  }
});

/** The choices of filters that are too long to be read while they are chosen. */
const cutIn = (filters: Locator) =>
  filters.evaluateAll(selects =>
    selects.flatMap(select => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const brush = document.createElement("canvas").getContext("2d")!;
      brush.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const options = [...(select as HTMLSelectElement).options].map(({ text }) => text);
      return options.filter(text => brush.measureText(text).width > room + 0.5);
    }),
  );

test("on a phone each purpose of the operator's mails can be read in its filter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/emails");
  const filter = page.locator("main select[name=purpose]");
  await page.locator("details:has(select[name=purpose]) > summary").click();
  await expect(filter).toBeVisible();
  for (const { operatorMail } of [deMail, enMail, frMail, arMail]) {
    const purposes = Object.entries(operatorMail).flatMap(([key, text]) =>
      key.startsWith("purpose.") ? [text] : [],
    );
    expect(purposes.length).toBeGreaterThan(30);
    await filter.evaluate((select: HTMLSelectElement, texts) => {
      select.replaceChildren(...texts.map(text => new Option(text)));
    }, purposes);
    expect(await cutIn(filter)).toEqual([]);
  }
});

test("a filter of a list shows its longest choice whole, in each language", async ({ page }) => {
  await signIn(page, "administrator@lotse.example");
  for (const path of ["/admin/staff", people, "/admin/users/public-user"]) {
    await openPage(page, path);
    const filters = page.locator("main form[role=search] select");
    for (const { employees } of [de, en, fr, ar]) {
      const states = Object.entries(employees).flatMap(([key, text]) =>
        key.startsWith("status.") ? [text] : [],
      );
      // Of the page in another language: the account of this person keeps its own.
      await page.locator("main select[name=status]").evaluate((select: HTMLSelectElement, texts) => {
        select.replaceChildren(...texts.map(text => new Option(text)));
      }, states);
      for (const width of [1440, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await cutIn(filters);
        expect(cut, `${path} ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(
          0,
        );
      }
    }
  }
});

/** The words in a table's cells that are broken over two lines. */
const brokenWords = (table: Element) => {
  const texts = document.createTreeWalker(table.querySelector("tbody")!, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 6)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
};

for (const [email, path] of [
  ["manager@kontor.example", "/feedback-report/golden"],
  ["administrator@lotse.example", "/admin/staff"],
  ["administrator@lotse.example", "/admin/users/data-manager"],
] as const)
  test(`on a tablet the words of ${path} stay whole`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await signIn(page, email);
    await openPage(page, path);
    expect(await page.locator("main table").first().evaluate(brokenWords)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900);
  });
