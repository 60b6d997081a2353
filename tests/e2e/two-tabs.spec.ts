import type { Browser, Page } from "@playwright/test";
import { demo, expect, hydrated, openPage, signIn, singleCheck, test } from "./page";

const question = "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen?";
const sentence =
  "Bis zu fünf Tage Resturlaub können auf Antrag in das folgende Kalenderjahr übertragen werden.";

test.beforeEach(({ page: _ }, info) =>
  test.skip(info.project.name !== "js", "without script a page changes when it is loaded"),
);

/** A user at another device. */
async function elsewhere(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: "de-DE" });
  const other = await context.newPage();
  await signIn(other, email);
  return other;
}

/** Asks a first question over a division, which makes a chat; returns its path. */
async function askFirst(page: Page, division = "Personal", words = question): Promise<string> {
  await expect(async () => {
    await openPage(page, "/mistralai");
    await page.getByRole("checkbox", { name: division }).check(singleCheck);
  }).toPass();
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(words);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Shares a chat with Lars Thomsen, to read or also to ask. */
async function shareWithLars(page: Page, chat: string, { asking = false } = {}): Promise<void> {
  await openPage(page, `${chat}/share`);
  await page.locator('select[name="person"]').selectOption({ label: "Lars Thomsen" });
  await page.getByRole("button", { name: "Weiter" }).click();
  if (asking) await page.getByRole("radio", { name: /^Mitfragen/ }).check();
  await page.getByRole("button", { name: "Chat teilen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Lars Thomsen" })).toBeVisible();
}

const ask = async (page: Page, words: string) => {
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(words);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
};
const headings = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 });

test("a question asked in one tab appears in the other and on another device, once each, with its answer", async ({
  page,
  browser,
}) => {
  await signIn(page, demo.manager);
  const chat = await askFirst(page);
  const tab = await page.context().newPage();
  await openPage(tab, chat);
  const device = await elsewhere(browser, page, demo.manager);
  await openPage(device, chat);
  await page.bringToFront();
  await ask(page, "Wie viele Urlaubstage habe ich?");
  for (const one of [page, tab, device]) {
    await expect(headings(one)).toHaveText([question, "Wie viele Urlaubstage habe ich?"]);
    await expect(one.getByRole("button", { name: "Erneut fragen" })).toHaveCount(2);
  }
  await ask(device, "Wie lang ist die Probezeit?");
  for (const one of [page, tab, device]) await expect(headings(one)).toHaveCount(3);
  await device.context().close();
});

test("what is typed while a question is sent, or asked on another device, stays in the field", async ({
  page,
  browser,
}) => {
  await signIn(page, demo.manager);
  const chat = await askFirst(page);
  const device = await elsewhere(browser, page, demo.manager);
  await openPage(device, chat);
  const field = (on: Page) => on.getByRole("textbox", { name: "Ihre Frage" });
  await field(device).fill("Noch nicht fertig");

  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\.data/, async route => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await field(page).fill("Wie lang ist die Probezeit?");
  await field(page).press("Enter");
  await expect(page.getByRole("button", { name: "Wird gesendet" })).toBeVisible();
  await field(page).fill("Wie viele Urlaubstage habe ich?");
  // With the first question still on its way the next one waits in the field.
  await field(page).press("Enter");
  release();
  for (const one of [page, device]) await expect(headings(one)).toHaveCount(2);
  await expect(field(page)).toHaveValue("Wie viele Urlaubstage habe ich?");
  await expect(field(device)).toHaveValue("Noch nicht fertig");
  await field(page).press("Enter");
  await expect(headings(page)).toHaveText([
    question,
    "Wie lang ist die Probezeit?",
    "Wie viele Urlaubstage habe ich?",
  ]);
  await expect(field(page)).toHaveValue("");
  await device.context().close();
});

test("the page that asks is loaded as often as before", async ({ page }) => {
  await signIn(page, demo.manager);
  await askFirst(page);
  await hydrated(page);
  const loads: string[] = [];
  page.on("request", request => {
    if (request.method() === "GET" && /\/chat\/[^/]+\.data/.test(request.url())) loads.push(request.url());
  });
  await ask(page, "Wie viele Urlaubstage habe ich?");
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toHaveCount(2);
  await hydrated(page);
  // Once for the question, once more when its answer is done.
  expect(loads.length).toBeLessThanOrEqual(2);
});

test("a first question that is not sent yet survives a reload, for its writer alone", async ({ page }) => {
  await signIn(page, demo.manager);
  await expect(async () => {
    await openPage(page, "/mistralai");
    await expect(page.getByRole("checkbox", { name: "Personal" })).toBeEnabled(singleCheck);
  }).toPass();
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  await field.fill(question);
  await openPage(page, "/chat");
  await openPage(page, "/mistralai");
  await expect(field).toHaveValue(question);
  await page.context().clearCookies();
  await signIn(page, demo.employee);
  await openPage(page, "/employee/mistralai");
  await expect(page.getByRole("textbox", { name: "Ihre Frage" })).toHaveValue("");
  await page.context().clearCookies();
  await signIn(page, demo.manager);
  await openPage(page, "/mistralai");
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.locator("main")).toContainText(sentence);
  await openPage(page, "/mistralai");
  await expect(field).toHaveValue("");
});

test("what was begun in a shared chat survives a new sign-in, for its writer alone", async ({ page }) => {
  await signIn(page, demo.manager);
  const chat = await askFirst(page, "Arbeitssicherheit", "Wer prüft die Regale?");
  await shareWithLars(page, chat, { asking: true });
  await openPage(page, chat);
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  await field.fill("Was ich noch nicht gesagt habe");
  await page.context().clearCookies();
  await signIn(page, "lars.thomsen@kontor.example");
  await openPage(page, `/employee${chat}`);
  await expect(field).toHaveValue("");
  await page.context().clearCookies();
  await signIn(page, demo.manager);
  await openPage(page, chat);
  await expect(field).toHaveValue("Was ich noch nicht gesagt habe");
});

test("an open quote of a shared chat closes by itself when its division is taken away", async ({
  page,
  browser,
}) => {
  await signIn(page, demo.manager);
  const chat = await askFirst(page, "Arbeitssicherheit", "Welche Telefonnummer hat die Feuerwehr?");
  await shareWithLars(page, chat);

  const reader = await elsewhere(browser, page, "lars.thomsen@kontor.example");
  await openPage(reader, `/employee${chat}`);
  await reader.getByRole("article").getByRole("link", { name: "Quelle 1" }).first().click();
  await expect(reader.locator("aside mark")).toBeVisible();
  const quote = (await reader.locator("aside mark").textContent())!;

  await openPage(page, "/mistralai");
  const division = await page.getByRole("checkbox", { name: "Arbeitssicherheit" }).inputValue();
  const setMember = async (member: boolean) => {
    await openPage(page, `/divisions/${division}/members`);
    await page.getByRole("checkbox", { name: /Lars Thomsen/ }).setChecked(member);
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
  };
  await setMember(false);
  await expect(reader.locator("main")).not.toContainText(quote);
  await expect(reader.locator("aside mark")).toHaveCount(0);
  await setMember(true);
  await expect(reader.locator("main")).toContainText(quote);
  await reader.context().close();
});

test("a chat that is no longer shared says so in its reader's page, which keeps the question being written", async ({
  page,
  browser,
}) => {
  await signIn(page, demo.manager);
  const chat = await askFirst(page, "Arbeitssicherheit", "Wer prüft die Leitern?");
  await shareWithLars(page, chat, { asking: true });

  const reader = await elsewhere(browser, page, "lars.thomsen@kontor.example");
  await openPage(reader, `/employee${chat}`);
  await reader.getByRole("textbox", { name: "Ihre Frage" }).fill("Und wer prüft die Tritte?");
  await page
    .locator('main a[href$="/end"]')
    .first()
    .evaluate(link => (link as HTMLAnchorElement).click());
  await page.getByRole("button", { name: "Nicht mehr teilen" }).click();
  await expect(reader.locator("main")).toContainText("wird nicht mehr mit Ihnen geteilt");
  await expect(reader.locator("main")).toContainText("Und wer prüft die Tritte?");
  // It is said, and seen from its beginning.
  const problem = reader.getByRole("heading", { level: 1 });
  await expect(problem).toBeFocused();
  await expect(problem).toBeInViewport();
  await reader.context().close();
});

test("an approved answer that another tab deleted keeps what was typed, and is approved anew", async ({
  page,
  context,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/feedback-report/approved/new");
  await page.locator('select[name="divisionId"]').selectOption({ label: "Personal" });
  await page.locator('textarea[name="wordings"]').fill("Wie heißt der Hund der Pforte?");
  await page.locator('textarea[name="answer"]').fill("Der Hund heißt Bootsmann.");
  await page.getByRole("button", { name: "Antwort freigeben" }).click();
  await page.getByRole("link", { name: "Wie heißt der Hund der Pforte?" }).click();
  await hydrated(page);
  await page.locator('textarea[name="answer"]').fill("Der Hund heißt Bootsmann und beißt nicht.");
  const other = await context.newPage();
  await openPage(other, `${new URL(page.url()).pathname}/delete`);
  await other.locator("main form button").first().click();
  await expect(other).toHaveURL(/\/approved$/);
  await page.getByRole("button", { name: "Neu freigeben" }).click();
  await expect(page.getByRole("button", { name: "Antwort freigeben" })).toBeVisible();
  await expect(page.locator('textarea[name="answer"]')).toHaveValue(
    "Der Hund heißt Bootsmann und beißt nicht.",
  );
  await page.getByRole("button", { name: "Antwort freigeben" }).click();
  await expect(page.getByRole("link", { name: "Wie heißt der Hund der Pforte?" })).toBeVisible();
});

test("a folder that another tab deleted is said to be gone, with its new name, and is added again by it", async ({
  page,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/mistralai/ChatFolders/new");
  await page.getByRole("textbox", { name: "Name" }).fill("Kurzlebig");
  await page.getByRole("button", { name: "Ordner hinzufügen" }).click();
  await expect(page).toHaveURL(/folder=/);
  const id = new URL(page.url()).searchParams.get("folder");
  await openPage(page, `/mistralai/ChatFolders/${id}`);
  const tab = await page.context().newPage();
  await openPage(tab, `/mistralai/ChatFolders/${id}/delete`);
  await tab.getByRole("button", { name: "Ordner löschen" }).click();
  await expect(tab).toHaveURL("/mistralai/ChatFolders");
  await page.bringToFront();
  await page.getByRole("textbox", { name: "Name" }).fill("Langlebig");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nicht mehr vorhanden");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Nicht mehr vorhanden/);
  await expect(page.getByRole("main")).toContainText("Name: Langlebig");
  await expect(page.getByRole("main").getByRole("link", { name: "Chat-Ordner" }).last()).toHaveAttribute(
    "href",
    "/mistralai/ChatFolders",
  );
  await page.getByRole("button", { name: "Mit diesen Angaben neu hinzufügen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "wurde hinzugefügt" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Langlebig" })).toBeVisible();
});
