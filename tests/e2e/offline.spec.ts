import type { Page } from "@playwright/test";
import { demo, expect, openPage, signIn, test } from "./page";

test.beforeEach(({ page: _ }, info) =>
  test.skip(info.project.name !== "js", "without script the browser says so itself"),
);

const account = "/account-settings/account";
const waits = "Ihre Eingaben bleiben hier stehen und werden gesendet, sobald die Verbindung wieder da ist.";
const saved = "Die Kontodaten wurden gespeichert.";
const submit = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true }).first();

/** The forms that reached the server. */
function arrived(page: Page): string[] {
  const posts: string[] = [];
  page.on("response", answer => answer.request().method() === "POST" && posts.push(answer.url()));
  return posts;
}

/** The browser logs each request that fails; nothing else may be wrong. */
const expectOnlyLostRequests = (complaints: string[]) =>
  expect(complaints.splice(0).filter(text => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text))).toEqual([]);

test("a form that is sent without a network stays, says so, and is saved once when the network is back", async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, demo.otherManager);
  await openPage(page, account);
  const posts = arrived(page);
  await page.getByLabel("Vorname").fill("Ohne Netz");
  await submit(page).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(waits);
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByLabel("Vorname")).toHaveValue("Ohne Netz");
  await context.setOffline(false);
  await expect(page.locator("main")).toContainText(saved);
  await expect(page.getByText(waits)).toHaveCount(0);
  expect(posts).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel("Vorname")).toHaveValue("Ohne Netz");
  expectOnlyLostRequests(complaints);
});

test("a link that is pressed without a network says so, and leaves the page with what was typed", async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, demo.employee);
  await openPage(page, "/employee/mistralai");
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  await field.fill("Noch nicht gesendet");
  const link = page.getByRole("link", { name: "Mit Personen teilen" }).first();
  await context.setOffline(true);
  await link.click();
  const says = page.getByRole("alert").filter({ hasText: "Netzwerkfehler" });
  await expect(says).toBeInViewport();
  await expect(page).toHaveURL("/employee/mistralai");
  await expect(field).toHaveValue("Noch nicht gesendet");
  await context.setOffline(false);
  await expect(says).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL("/employee/chat/ChatContact");
  expectOnlyLostRequests(complaints);
});

test("a page that finds no server offers to try again, and comes by itself when the server is back", async ({
  page,
  complaints,
}) => {
  await signIn(page, demo.employee);
  // With the script of both pages loaded, only their data are missing.
  await openPage(page, "/employee/chat/chatDivisions");
  await page.getByRole("link", { name: "Chats", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chats");
  const gone = /\.data|favicon\.svg/;
  await page.route(gone, route => route.abort());
  await page.getByRole("link", { name: "Bereiche und Dateien" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Netzwerkfehler");
  await expect(page.getByRole("link", { name: "Erneut versuchen" })).toHaveAttribute(
    "href",
    "/employee/chat/chatDivisions",
  );
  await page.unroute(gone);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bereiche und Dateien");
  expectOnlyLostRequests(complaints);
});

test("a form that finds no server stays as it is, and goes by itself when the server is back", async ({
  page,
  complaints,
}) => {
  await signIn(page, demo.otherManager);
  await openPage(page, account);
  const gone = /\.data|favicon\.svg/;
  await page.route(gone, route => route.abort());
  await page.getByLabel("Vorname").fill("Ohne Server");
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(waits);
  await expect(page.getByLabel("Vorname")).toHaveValue("Ohne Server");
  await page.unroute(gone);
  await expect(page.locator("main")).toContainText(saved);
  await page.reload();
  await expect(page.getByLabel("Vorname")).toHaveValue("Ohne Server");
  expectOnlyLostRequests(complaints);
});

test("a form that was changed while it waited is not sent behind the person's back", async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, demo.otherManager);
  await openPage(page, account);
  const posts = arrived(page);
  await page.getByLabel("Vorname").fill("Erst so");
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(waits);
  await page.getByLabel("Vorname").fill("Dann anders");
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toContainText("Die Verbindung ist wieder da.");
  expect(posts).toEqual([]);
  await submit(page).click();
  await expect(page.locator("main")).toContainText(saved);
  await expect(page.getByLabel("Vorname")).toHaveValue("Dann anders");
  expectOnlyLostRequests(complaints);
});

test("a chat that is dragged without a network has no earlier form sent again", async ({
  page,
  context,
  complaints,
}) => {
  await signIn(page, demo.employee);
  await openPage(page, "/employee/mistralai");
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill("Was wird ohne Netz gezogen?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Was wird ohne Netz gezogen?");
  const list = "/employee/chat/ChatFolders";
  await openPage(page, list);
  const row = page.getByRole("row").filter({ hasText: "Was wird ohne Netz gezogen?" });
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Anheften", exact: true }).click();
  await expect(row).toContainText("Angeheftet");
  const posts = arrived(page);
  await context.setOffline(true);
  await row
    .getByRole("link", { name: "Was wird ohne Netz gezogen?" })
    .dragTo(
      page.getByRole("navigation", { name: "Ordner", exact: true }).getByRole("link", { name: "Archiv" }),
    );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Netzwerkfehler");
  await context.setOffline(false);
  await expect(row).toContainText("Angeheftet");
  expect(posts).toEqual([]);
  expectOnlyLostRequests(complaints);
});

test("a chat that a restart cut off from news gets them again once the user comes back to it", async ({
  page,
  complaints,
}) => {
  await signIn(page, demo.employee);
  const events = /\/chats\/[^/]+\/events$/;
  await page.route(events, route => route.fulfill({ status: 502 }));
  await openPage(page, "/employee/mistralai");
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill("Was gibt es Neues?");
  const cut = page.waitForResponse(events);
  await page.keyboard.press("Enter");
  await cut;
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  await page.unroute(events);
  const again = page.waitForResponse(events);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect((await again).status()).toBe(200);
  expect(complaints.splice(0).filter(text => !/\b502\b|EventSource/.test(text))).toEqual([]);
});

test("a chat's name that finds no server stays in its field, and is saved when the server is back", async ({
  page,
  complaints,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/chat");
  await page.locator("a[data-rename]").first().click();
  const field = page.getByRole("textbox", { name: "Chat", exact: true });
  const gone = /\.data|favicon\.svg/;
  await page.route(gone, route => route.abort());
  await field.fill("Ohne Server benannt");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toContainText(waits);
  await expect(field).toHaveValue("Ohne Server benannt");
  await page.unroute(gone);
  await expect(page.getByRole("link", { name: "Ohne Server benannt", exact: true })).toBeVisible();
  expectOnlyLostRequests(complaints);
});
