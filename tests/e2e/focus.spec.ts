import type { Page } from "@playwright/test";
import { demo, expect, openPage, signIn, test } from "./page";

test.beforeEach(({ page: _ }, info) =>
  test.skip(info.project.name !== "js", "without script every step is a new page"),
);

const drawer = (page: Page) => page.getByRole("dialog", { name: "Ansicht anpassen" });
const account = (page: Page) => page.locator("header summary").filter({ hasText: "Kontomenü" });
const words = (page: Page) => page.locator("main").getByRole("searchbox");

async function openDrawer(page: Page) {
  await account(page).click();
  await page.locator("header").getByRole("link", { name: "Ansicht anpassen" }).click();
  await expect(drawer(page)).toBeVisible();
  const box = await drawer(page).boundingBox();
  if (!box) throw new Error("it has no place");
  return box;
}

test("a drawer stays while one presses on its edge or marks words beyond it, and gives the focus back to the menu", async ({
  page,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/tags");
  const { x } = await openDrawer(page);
  await page.mouse.click(x + 6, 300);
  await page.mouse.move(x + 60, 300);
  await page.mouse.down();
  await page.mouse.move(x - 200, 300);
  await page.mouse.up();
  await page.mouse.click(x + 6, 300);
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(account(page)).toBeFocused();
  await openDrawer(page);
  await page.mouse.click(x - 200, 300);
  await expect(drawer(page)).toBeHidden();
});

test("the search opens from the list of keys, and on a keyboard with Arabic letters", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/tags");
  const search = page.getByRole("combobox", { name: "Springen zu" });
  const keys = page.getByRole("dialog", { name: "Tasten" });
  const press = (key: string, code: string, ctrlKey: boolean) =>
    page.evaluate(
      how => document.body.dispatchEvent(new KeyboardEvent("keydown", { ...how, bubbles: true })),
      { key, code, ctrlKey },
    );
  await press("؟", "Slash", false);
  await expect(keys).toBeVisible();
  await press("ن", "KeyK", true);
  await expect(search).toBeFocused();
  await expect(keys).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
});

test("the navigation at the side is folded and unfolded by one key", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo.otherManager);
  await openPage(page, "/tags");
  const button = (name: string) => page.locator("aside").getByRole("button", { name });
  await button("Navigation einklappen").focus();
  await page.keyboard.press("Enter");
  await expect(button("Navigation ausklappen")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Navigation einklappen")).toBeFocused();
});

test("who searches, filters, sorts and turns the pages of a list goes on where they were", async ({
  page,
}) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/activity-log");
  await words(page).fill("read");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=read/);
  await expect(words(page)).toBeFocused();
  const apply = page.locator("main").getByRole("button", { name: "Anwenden" });
  await page.getByLabel("Code").selectOption({ index: 1 });
  await apply.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/codes=/);
  await expect(apply).toBeFocused();

  await openPage(page, "/admin/users/public-user?size=10");
  const name = page.getByRole("columnheader", { name: "Name" }).getByRole("link");
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=/);
  await expect(name).toBeFocused();
});

test("mails that are moved away, or let go, leave the focus at the list", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email");
  const boxes = page.locator("main tbody .pick input");
  const mail = page.locator("tbody tr", { hasText: "Aussteller und Hallenplan" }).getByRole("checkbox");
  await mail.check();
  await page.getByRole("button", { name: "Auswahl aufheben" }).focus();
  await page.keyboard.press("Enter");
  await expect(boxes.first()).toBeFocused();
  await mail.check();
  await page.locator("main").getByRole("button", { name: "Archivieren" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rückgängig machen" })).toBeVisible();
  await expect(boxes.first()).toBeFocused();
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(page.getByText("1 E-Mail wurde zurückgesetzt.")).toBeVisible();
});

test("the parts of a mail's text are moved and removed by keys, one after the other", async ({ page }) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/email-templates/template/notice.de");
  const button = (name: string) => page.locator("main").getByRole("button", { name, exact: true });
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press("Enter");
  };
  await press("Teil 1 nach unten");
  await expect(button("Teil 2 nach oben")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button("Teil 1 nach unten")).toBeFocused();
  await press("Teil 1 entfernen");
  await expect(button("Teil 1 entfernen")).toBeFocused();
});
