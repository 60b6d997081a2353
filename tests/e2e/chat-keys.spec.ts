import type { Locator, Page } from "@playwright/test";
import { demo, expect, hydrated, openPage, questionOf, signIn, singleCheck, tabTo, test } from "./page";

test.beforeEach(async ({ page }, info) => {
  test.skip(info.project.name !== "js", "what keys do without script is the browser's own");
  await signIn(page, demo.employee);
});

const menuOf = "main header details[data-menu] > summary";

/** Asks a first question by keys alone, once the documents are read. */
async function askByKeys(page: Page, question: string): Promise<void> {
  await expect(async () => {
    await openPage(page, "/employee/mistralai");
    await expect(page.getByRole("checkbox", { name: "Personal" })).toBeEnabled(singleCheck);
  }).toPass();
  await tabTo(page, "textarea#question");
  await page.keyboard.type(question);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: question })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Ihre Frage" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  await hydrated(page);
}

test("what is wrong with an answer is sent by keys, and the focus stays there", async ({ page }) => {
  await askByKeys(page, "Wie lang ist die Probezeit?");
  await page.getByRole("button", { name: "Gefällt mir nicht" }).press("Enter");
  await page.getByRole("textbox", { name: "Was stimmt an dieser Antwort nicht?" }).fill("Veraltet.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vielen Dank. Ihre Angabe wurde gespeichert.")).toBeFocused();
});

test("a new name is typed in place, refused, left and forgotten, and its answer takes no focus away", async ({
  page,
}) => {
  await askByKeys(page, "Wie heißt dieser Chat?");
  const rename = page.locator("a[data-rename]");
  const name = page.getByRole("textbox", { name: "Chat", exact: true });
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  await rename.press("Enter");
  await name.fill("");
  await name.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Bitte füllen Sie dieses Feld aus.");
  await page.keyboard.press("Escape");
  await expect(rename).toBeFocused();
  await rename.press("Enter");
  await expect(name).toHaveValue("Wie heißt dieser Chat?");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // The user goes on to the next question before the name is saved.
  let save = () => {};
  const saving = new Promise<void>(done => {
    save = done;
  });
  await page.route("**/name.data", async route => {
    await saving;
    await route.continue();
  });
  await name.fill("Neuer Name");
  await name.press("Enter");
  await field.focus();
  save();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neuer Name");
  await expect(field).toBeFocused();
});

test("Enter saves a chat's settings, and in the search for files it searches", async ({ page }) => {
  await askByKeys(page, "Wie wird dieser Chat eingestellt?");
  const settings = `${new URL(page.url()).pathname}/edit`;
  await openPage(page, settings);
  await page.locator("#files summary").click();
  await page.getByRole("searchbox", { name: "Datei suchen" }).fill("Arbeit");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /Datei/ })).toBeVisible();
  await expect(page).toHaveURL(settings);
  await page.getByRole("textbox", { name: "Name" }).fill("Mit Enter gespeichert");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mit Enter gespeichert");
});

test("every answer is said to be there, also one that is complete at once, and the first one", async ({
  page,
}) => {
  const said = page.getByRole("region", { name: "Verlauf" }).locator('> [role="status"]');
  await askByKeys(page, "Wie lang ist die Probezeit?");
  await expect(said).toHaveText(/^Die Antwort ist fertig, mit \d Quellen?\.$/);
  await page.keyboard.type("Danke!");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Die Antwort ist fertig, ohne Quelle.");
  await hydrated(page);
  // The same words are another announcement.
  const before = await said.locator("span").elementHandle();
  await page.keyboard.type("Hallo!");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").getByRole("heading", { level: 2, name: "Hallo!" })).toBeVisible();
  await expect(said).toHaveText("Die Antwort ist fertig, ohne Quelle.");
  expect(await before!.evaluate(node => node.isConnected)).toBe(false);
  // What is opened later was said before.
  await openPage(page, new URL(page.url()).pathname);
  await expect(said).toHaveText("");
});

test("the back button that closes a source leads back to its link", async ({ page }) => {
  await askByKeys(page, "Wie lang ist die Probezeit?");
  const source = page.getByRole("article").getByRole("listitem").getByRole("link").first();
  await source.press("Enter");
  await expect(page.locator("#source-title")).toBeFocused();
  await page.goBack();
  await expect(source).toBeFocused();
});

test("a new chat can be typed into at once, and so can its second question", async ({ page }) => {
  await openPage(page, "/employee/chat?which=public");
  const begin = page.getByRole("main").getByRole("link", { name: "Neuer Chat" });
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  await expect(async () => {
    await begin.click(singleCheck);
    await expect(field).toBeFocused(singleCheck);
    await expect(page.getByRole("checkbox", { name: "Personal" })).toBeEnabled(singleCheck);
  }).toPass();
  await page.keyboard.type("Wie lang ist die Probezeit?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  await page.keyboard.type("Wie viele Urlaubstage habe ich?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "Wie lang ist die Probezeit?",
    "Wie viele Urlaubstage habe ich?",
  ]);
});

/** Adds a folder by keys alone, and stays on its page. */
async function addFolderByKeys(page: Page, name: string): Promise<void> {
  await openPage(page, "/employee/chat/ChatFolders");
  await tabTo(page, 'main a[href$="/ChatFolders/new"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  await tabTo(page, 'main input[name="name"]');
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

/** Chooses an option of a focused list by arrows: letters typed too slowly would begin a search anew. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  const options = await list.locator("option").allTextContents();
  await page.keyboard.press("Home");
  for (let at = 0; at < options.indexOf(option); at++) await page.keyboard.press("ArrowDown");
  await expect(list.locator("option:checked")).toHaveText(option);
}

const row = (page: Page, chat: string) => page.getByRole("row").filter({ hasText: chat });

test("a chat is put into a folder, pinned, archived and brought back without a mouse", async ({ page }) => {
  const chat = "Wohin kommt ein Chat ohne Maus?";
  await addFolderByKeys(page, "Tastenordner");
  await askByKeys(page, chat);

  // The menu of the chat: arrows go round, Home and End lead to the ends, Escape gives the focus back.
  const more = page.locator(menuOf);
  await tabTo(page, menuOf, "Shift+Tab");
  await expect(more).toHaveText("Weitere Aktionen");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Teilen", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("link", { name: "Chat löschen" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("link", { name: "Teilen", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, 'main a[href$="/place"]', "ArrowDown", 5);
  await page.keyboard.press("Enter");
  const folder = page.getByRole("combobox", { name: "Ordner" });
  await expect(folder).toBeVisible();
  await tabTo(page, 'main select[name="folderId"]');
  await choose(page, folder, "Tastenordner");
  await tabTo(page, 'main button[type="submit"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Der Chat wurde eingeordnet." })).toBeVisible();

  // The menu of its row in the folder.
  await openPage(page, "/employee/chat/ChatFolders");
  const folders = page.getByRole("navigation", { name: "Ordner", exact: true });
  const entry = folders.getByRole("link", { name: "Tastenordner" });
  await tabTo(page, `a[href="${await entry.getAttribute("href")}"]`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Tastenordner" })).toBeVisible();
  for (const [action, said] of [
    ["Anheften", "Angeheftet"],
    ["Nicht mehr anheften", ""],
  ] as const) {
    await tabTo(page, "td summary");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(row(page, chat).getByRole("link", { name: "In einen Ordner legen" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(row(page, chat).getByRole("button", { name: action, exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(row(page, chat).locator("th .mark")).toHaveText(said ? [said] : []);
    // The reader continues at the row, not at the beginning of the page.
    await expect(row(page, chat).locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await tabTo(page, 'td form:has(input[name="archived"]) button', "ArrowDown", 5);
  await page.keyboard.press("Enter");
  await expect(row(page, chat)).toHaveCount(0);
  await tabTo(page, 'a[href$="folder=archived"]', "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(row(page, chat)).toBeVisible();
});

test("a folder is deleted without a mouse, and its chats stay", async ({ page }) => {
  await addFolderByKeys(page, "Nur kurz");
  await tabTo(page, 'main a[href$="/delete"]');
  await page.keyboard.press("Enter");
  const removal = await questionOf(page, "Ordner löschen");
  await tabTo(page, "dialog button", "Tab", 6);
  await expect(removal.getByRole("button", { name: "Ordner löschen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Nur kurz" })).toContainText("wurde gelöscht");
});

test("a chat is shared, changed and no longer shared without a mouse", async ({ page }) => {
  await askByKeys(page, "Wem zeige ich diesen Chat?");
  await tabTo(page, menuOf, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const person = page.getByRole("combobox", { name: "Person" });
  await expect(person).toBeVisible();
  await tabTo(page, 'main select[name="person"]');
  const name = (await person.locator("option").first().textContent())!;
  await choose(page, person, name);
  await tabTo(page, "main form button");
  await page.keyboard.press("Enter");
  const asks = page.getByRole("radio", { name: /^Mitfragen/ });
  await expect(asks).toBeVisible();
  await tabTo(page, 'main input[name="mode"]');
  await page.keyboard.press("ArrowDown");
  await expect(asks).toBeChecked();
  await tabTo(page, 'main button[type="submit"]');
  await page.keyboard.press("Enter");
  await expect(row(page, name)).toContainText("Mitfragen");
  await tabTo(page, "td summary");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const end = await questionOf(page, "Nicht mehr teilen");
  await tabTo(page, "dialog button", "Tab", 6);
  await expect(end.getByRole("button", { name: "Nicht mehr teilen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, name)).toHaveCount(0);
});

test("an answer is rated, and a question edited and read in its versions, without a mouse", async ({
  page,
}) => {
  await askByKeys(page, "Wie viele Tage Resturlaub kann ich mitnehmen?");
  const like = page.getByRole("button", { name: "Gefällt mir", exact: true });
  await tabTo(page, 'article button[name="liked"]');
  await page.keyboard.press("Enter");
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toBeFocused();
  await tabTo(page, 'article a[href$="/feedback"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Zufrieden", exact: true })).toBeVisible();
  await tabTo(page, 'main input[name="mood"]');
  await page.keyboard.press("ArrowDown");
  await tabTo(page, 'main textarea[name="comment"]');
  await page.keyboard.type("Ohne Maus geschrieben.");
  await tabTo(page, 'main button[type="submit"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Rückmeldung ändern" })).toBeVisible();

  await hydrated(page);
  await tabTo(page, 'article a[href*="edit="]');
  await page.keyboard.press("Enter");
  const words = page.getByRole("textbox", { name: "Ihre geänderte Frage" });
  await expect(words).toBeFocused();
  await page.keyboard.type(" Bis wann?");
  await expect(words).toHaveValue("Wie viele Tage Resturlaub kann ich mitnehmen? Bis wann?");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Wie lang ist die Probezeit?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Versionen dieser Frage" })).toContainText("2 von 2");
  await expect(page.getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  await tabTo(page, 'article nav a[aria-label="Vorherige Version"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Versionen dieser Frage" })).toContainText("1 von 2");
});
