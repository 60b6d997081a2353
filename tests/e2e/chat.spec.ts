import type { Page } from "@playwright/test";
import { overflow, violations } from "../tour/look";
import { demo, expect, questionOf, readFinished, signIn, singleCheck, test } from "./page";

const leave = "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen?";
const sentence =
  "Bis zu fünf Tage Resturlaub können auf Antrag in das folgende Kalenderjahr übertragen werden.";

const last = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .last();
const unscripted = () => test.info().project.name === "nojs";

/** Starts a chat over one division once its files are read, and returns its address. */
async function startChat(
  page: Page,
  division: string,
  { name = "Fragen", visibility = "Privat", root = "/chat" } = {},
) {
  await expect(async () => {
    await page.goto(`${root}/new`);
    await expect(page.getByRole("checkbox", { name: division })).toHaveAccessibleName(
      /[23] Dateien/,
      singleCheck,
    );
  }).toPass();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("radio", { name: new RegExp(`^${visibility}`) }).check();
  await page.getByRole("checkbox", { name: division }).check();
  await page.getByRole("button", { name: "Chat starten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return page.url();
}

/** Asks and waits for the end of the answer; without script the frame's link is followed. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(question);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(last(page).getByRole("heading", { level: 2 })).toHaveText(question);
  const finished = last(page).getByRole("button", { name: "Erneut fragen" });
  if (unscripted()) await readFinished(page, finished);
  await expect(finished).toBeVisible();
}

test("an employee asks, and sees the sentence marked on its page", async ({ page }) => {
  await signIn(page, demo.employee);
  const chat = await startChat(page, "Personal", { root: "/employee/chat", name: "Urlaub" });
  await expect(page.getByRole("note")).toContainText("Ohne KI: Lotse zitiert");
  await ask(page, leave);
  await expect(last(page)).toContainText(sentence);
  const source = last(page).getByRole("listitem").filter({ hasText: "Mitarbeiterhandbuch 2026.pdf" }).first();
  await expect(source).toContainText("Seite 10");
  await source.getByRole("link").click();
  const panel = page.getByRole("complementary", { name: "Mitarbeiterhandbuch 2026.pdf" });
  await expect(panel.locator("mark")).toHaveText(sentence);
  await expect(panel.locator("mark")).toBeInViewport();
  await expect(panel).toContainText("Seite 10 von");
  await panel.getByRole("link", { name: "Quelle schließen" }).click();
  await expect(panel).toHaveCount(0);
  await last(page).getByRole("link", { name: "Quelle 1" }).click();
  await page.getByRole("link", { name: "Nächste Quelle" }).click();
  await expect(page.locator("aside").last()).toContainText("Quelle 2 von");
  await ask(page, "Welche Farbe hat Quantenschaum?");
  await expect(last(page)).toContainText("In Ihren Dokumenten wurde dazu nichts gefunden.");
  // Paper shows the conversation, and nothing to press.
  await page.emulateMedia({ media: "print" });
  await expect(last(page)).toBeVisible();
  await expect(
    page.locator("main summary, main button, main textarea").filter({ visible: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  // Another tab, later: the same conversation.
  const tab = await page.context().newPage();
  await tab.goto(chat);
  await expect(tab.getByRole("heading", { level: 2 })).toContainText([
    leave,
    "Welche Farbe hat Quantenschaum?",
  ]);
  await expect(tab.locator("main")).toContainText(sentence);
  await tab.close();
});

test("an address of a source works by itself", async ({ page, browser }) => {
  await signIn(page, demo.manager);
  const chat = await startChat(page, "Vertrieb");
  await ask(page, "Wie hoch ist der Mengenrabatt?");
  await last(page).getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\?source=/);
  await page.goto(page.url());
  await expect(page.locator("aside mark")).toBeVisible();
  const stranger = await (await browser.newContext({ baseURL: new URL(chat).origin })).newPage();
  await signIn(stranger, "manager@werft.example");
  for (const address of [chat, page.url(), `${chat}/edit`]) {
    expect((await stranger.goto(address))?.status()).toBe(404);
  }
  await stranger.context().close();
});

test("a public user asks in a public chat and gets quotes, never files", async ({ page, browser }, info) => {
  const name = `Lager <b>${info.project.name}</b>`;
  await signIn(page, demo.manager);
  const chat = await startChat(page, "Arbeitssicherheit", { name, visibility: "Öffentlich" });
  const guest = await (
    await browser.newContext({
      baseURL: new URL(chat).origin,
      locale: "de-DE",
      javaScriptEnabled: !unscripted(),
    })
  ).newPage();
  await signIn(guest, "public@lotse.example");
  await guest.goto("/");
  await expect(guest.getByText("Eigene Chats sind nur mit einem Unternehmenskonto möglich")).toBeVisible();
  await guest.getByRole("link", { name, exact: true }).click();
  await ask(guest, "Welche Telefonnummer hat die Feuerwehr?");
  await expect(last(guest)).toContainText("Sicherheitsunterweisung Lager 2026.pdf");
  await last(guest).getByRole("listitem").first().getByRole("link").click();
  await expect(guest.getByRole("complementary", { name: /Sicherheitsunterweisung/ })).toContainText(
    "In öffentlichen Chats sehen Sie nur den zitierten Satz.",
  );
  await expect(guest.locator("a[href*='/files/']")).toHaveCount(0);
  await guest.context().close();
  // The owner cannot see the questions, and can delete the chat.
  await page.goto(chat);
  await expect(page.getByText("Ihre erste Frage")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("link", { name: "Bearbeiten" }).click();
  await page.getByRole("link", { name: "Chat löschen" }).click();
  const removal = await questionOf(page, "Chat löschen");
  await expect(removal).toContainText("Auch die Fragen anderer in diesem öffentlichen Chat");
  await removal.getByRole("button", { name: "Chat löschen" }).click();
  await expect(page.getByRole("status").filter({ hasText: name })).toContainText("wurde gelöscht");
});

test("typed text never becomes markup of a page", async ({ page }) => {
  const evil = `<img src=x onerror="document.title='weg'"><script>document.title='weg'</script>`;
  await signIn(page, demo.manager);
  await startChat(page, "Personal", { name: evil });
  await ask(page, `${leave} ${evil}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(evil);
  await expect(page.locator("main img, main script")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^weg/);
});

test("a question that is refused stays where it was typed", async ({ page }) => {
  await signIn(page, demo.manager);
  await startChat(page, "Personal");
  const long = "sehr ".repeat(900);
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(long);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Die Frage ist zu lang");
  await expect(page.getByRole("textbox", { name: "Ihre Frage" })).toHaveValue(long);
});

test("Enter sends, Shift and Enter break the line, and a draft waits for its writer", async ({
  page,
}, info) => {
  test.skip(info.project.name === "nojs", "these are manners that need script");
  await signIn(page, demo.manager);
  const chat = await startChat(page, "Personal");
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  await field.pressSequentially("Erste Zeile");
  await field.press("Shift+Enter");
  await field.pressSequentially("und Resturlaub?");
  await page.goto("/chat");
  await page.goto(chat);
  await expect(field).toHaveValue("Erste Zeile\nund Resturlaub?");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Erste Zeile und Resturlaub?" })).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toHaveValue("");
});

test("a question does not get lost while there is no network", async ({
  page,
  context,
  complaints,
}, info) => {
  test.skip(info.project.name === "nojs", "without script the browser says so itself");
  await signIn(page, demo.manager);
  await startChat(page, "Personal");
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(leave);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.");
  await expect(page.getByRole("textbox", { name: "Ihre Frage" })).toHaveValue(leave);
  await context.setOffline(false);
  // It goes by itself, once.
  await expect(last(page)).toContainText(sentence);
  await expect(page.getByRole("heading", { level: 2, name: leave })).toHaveCount(1);
  // The browser logs the failed request; nothing else may be wrong.
  expect(complaints.splice(0).filter(text => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("a chat is dragged to a folder and to the pinned ones, and its menu does the same", async ({
  page,
}, info) => {
  test.skip(info.project.name === "nojs", "dragging is on top of the menu, which needs no script");
  await signIn(page, demo.employee);
  const question = "Wohin wird dieser Chat gezogen?";
  await expect(async () => {
    await page.goto("/employee/mistralai");
    await expect(page.getByRole("checkbox", { name: "Personal" })).toBeEnabled(singleCheck);
  }).toPass();
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(question);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
  await page.goto("/employee/chat/ChatFolders/new");
  await page.getByRole("textbox", { name: "Name" }).fill("Gezogen");
  await page.getByRole("button", { name: "Ordner hinzufügen" }).click();
  const folders = page.getByRole("navigation", { name: "Ordner", exact: true });
  await folders.getByRole("link", { name: "Alle Chats" }).click();
  const row = page.getByRole("row").filter({ hasText: question });
  await row.getByRole("link", { name: question }).dragTo(folders.getByRole("link", { name: "Gezogen" }));
  await expect(row).toContainText("Gezogen");
  await row.getByRole("link", { name: question }).dragTo(folders.getByRole("link", { name: "Angeheftet" }));
  await expect(row).toContainText("Angeheftet");
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Nicht mehr anheften" }).click();
  await expect(row).not.toContainText("Angeheftet");
});

test("a chat with an open quote holds no barrier that a machine can find", async ({ page }, info) => {
  test.skip(info.project.name === "nojs", "axe needs script in the page");
  await signIn(page, demo.manager);
  await startChat(page, "Personal");
  await ask(page, leave);
  await last(page).getByRole("listitem").first().getByRole("link").click();
  await expect(page.locator("aside mark")).toBeVisible();
  // The tour visits the other pages of chats.
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      const faults = [...(await overflow(page)), ...(await violations(page))];
      expect([colorScheme, width, faults]).toEqual([colorScheme, width, []]);
    }
  }
});
