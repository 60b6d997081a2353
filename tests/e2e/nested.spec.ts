import type { Page } from "@playwright/test";
import { demo, expect, openPage, signIn, singleCheck, test } from "./page";

const scripted = () => test.info().project.name === "js";

/** The addresses of the data that a page asks for while something is done. */
async function dataOf(page: Page, done: () => Promise<void>): Promise<URL[]> {
  const asked: URL[] = [];
  const hear = (request: { url(): string }) => {
    const url = new URL(request.url());
    // The bell asks by itself what is new.
    if (url.pathname.endsWith(".data") && url.pathname !== "/notifications.data") asked.push(url);
  };
  page.on("request", hear);
  await done();
  page.off("request", hear);
  return asked;
}

/** Starts a chat, once the demo documents have been read, and returns its path. */
async function startChat(page: Page, name: string): Promise<string> {
  const division = page.getByRole("checkbox").first();
  await expect(async () => {
    await page.goto("/chat/new");
    await expect(division).toHaveAccessibleName(/3 Dateien/, singleCheck);
  }).toPass();
  await openPage(page, "/chat/new");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await division.check();
  await page.getByRole("button", { name: "Chat starten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return new URL(page.url()).pathname;
}

test("going from one chat to another brings the other one, and not the list again", async ({ page }) => {
  await signIn(page, demo.manager);
  const [one, other] = [`Eins ${scripted()}`, `Zwei ${scripted()}`];
  const first = await startChat(page, one);
  await startChat(page, other);
  await openPage(page, first);
  const list = page.getByRole("navigation", { name: "Chats" });
  const asked = await dataOf(page, async () => {
    await list.getByRole("link", { name: other }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other);
  });
  await expect(list.getByRole("link", { name: one })).toBeVisible();
  await expect(list.locator("[aria-current]")).toContainText(other);
  expect(asked.map(url => url.searchParams.get("_routes"))).toEqual(scripted() ? ["root,chat.id"] : []);
});

test("a chat that is renamed is renamed in the list beside it", async ({ page }) => {
  await signIn(page, demo.manager);
  const chat = await startChat(page, `Alt ${scripted()}`);
  await openPage(page, `${chat}/edit`);
  await page.getByRole("textbox", { name: "Name" }).fill(`Neu ${scripted()}`);
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Neu ${scripted()}`);
  const list = page.getByRole("navigation", { name: "Chats" });
  await expect(list.getByRole("link", { name: `Neu ${scripted()}` })).toBeVisible();
  await expect(list.getByRole("link", { name: `Alt ${scripted()}` })).toHaveCount(0);
});

test("going from one tab to another brings that tab alone", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/account-settings/account");
  const tabs = page.getByRole("navigation", { name: "Einstellungen" });
  const asked = await dataOf(page, async () => {
    await tabs.getByRole("link", { name: "Sicherheit" }).click();
    await expect(page.getByRole("heading", { name: "Kennwort ändern" })).toBeVisible();
  });
  await expect(tabs.locator("[aria-current]")).toHaveText("Sicherheit");
  expect(asked.map(url => url.searchParams.get("_routes"))).toEqual(
    scripted() ? ["root,account-settings.tab.security"] : [],
  );
});

test("a tab that there is not leaves the others in reach, with script and without", async ({ page }) => {
  await signIn(page, demo.manager);
  if (scripted()) {
    await openPage(page, "/account-settings/account");
    await page.evaluate(() => {
      const { __remixRouter: router } = window as unknown as {
        __remixRouter: { navigate(to: string): Promise<void> };
      };
      return router.navigate("/account-settings/nothing");
    });
  } else await page.goto("/account-settings/nothing");
  await expect(page.getByRole("heading", { name: "Seite nicht gefunden" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Einstellungen" })
    .getByRole("link", { name: "Sicherheit" })
    .click();
  await expect(page.getByRole("heading", { name: "Kennwort ändern" })).toBeVisible();
});
