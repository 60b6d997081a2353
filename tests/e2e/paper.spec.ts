import { demo, expect, signIn, test } from "./page";

/** What only a screen offers: buttons, menus, what is done with a selection, and links to further rows. The star of a mail says something on paper, too. */
const pressed =
  ":is(a, button):is([data-kind=plain], [data-kind=main]), summary, a[rel=next], input[type=file], div:has(> b[data-room])";

test("a data manager prints lists and mails without what can only be pressed", async ({ page }) => {
  await signIn(page, demo.manager);
  for (const [path, kept] of [
    ["/apps/email/inbox", "Geladen sind E-Mails ab"],
    ["/mistralai/chatDivisions", "Preisliste Großhandel Herbst 2026.pdf"],
    ["/account-settings/divisions", "Vertrieb"],
    ["/apps/user/list", "Malte Jessen"],
  ] as const) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    await expect(main).toContainText(kept, { useInnerText: true });
    await expect(main.locator(pressed).filter({ visible: true }), path).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expect(main.locator(pressed).filter({ visible: true }), path).not.toHaveCount(0);
  }
});

test("an administrator prints the activity log, and the states of files uncut", async ({ page }) => {
  await signIn(page, "administrator@lotse.example");
  await page.goto("/admin/activity-log");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").locator(pressed).filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 720, height: 900 });
  await page.goto("/admin/milvus-processing-table");
  const states = page.getByRole("navigation", { name: "Dateien nach Status" });
  expect(await states.evaluate(one => one.scrollWidth - one.clientWidth)).toBe(0);
});

test("tags are printed as words, and a mail without the boxes to choose them", async ({ page }) => {
  await signIn(page, demo.manager);
  await page.goto("/apps/email");
  await page.emulateMedia({ media: "print" });
  const row = page.locator("tbody tr", { hasText: "Lieferzeit für Röstkaffee" });
  await expect(row).toContainText("Wichtig");
  const tag = row.getByText("Lieferung und Versand").locator("xpath=..");
  const plain = { "border-top-width": "0px", "background-color": "rgba(0, 0, 0, 0)", "padding-left": "0px" };
  for (const [name, value] of Object.entries(plain)) await expect(tag).toHaveCSS(name, value);
  await page.emulateMedia({ media: "screen" });
  await row.getByRole("link", { name: /Lieferzeit/ }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("checkbox", { name: "Lieferung und Versand" })).toBeChecked();
  await page.emulateMedia({ media: "print" });
  await expect(main.locator("input").filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText("Lieferung und Versand")).toBeVisible();
  await expect(main.getByText("Arbeitssicherheit")).toBeHidden();
});
