import type { Page } from "@playwright/test";
import { demo, expect, hydrated, openPage, signIn, test } from "./page";

const scripted = () =>
  test.skip(test.info().project.name !== "js", "without script a draft is saved by its button");

/** Opens an empty mail and writes into it; returns once all of it was saved by itself. */
async function write(page: Page, subject: string): Promise<void> {
  await openPage(page, "/apps/email/write");
  await page.getByLabel("An", { exact: true }).fill("jule@cafe.example");
  await page.getByLabel("Betreff").fill(subject);
  await fillAndSave(page, "Nachricht", "Erster Satz.");
}
async function fillAndSave(page: Page, field: string, text: string): Promise<void> {
  const whole = page.waitForResponse(
    response =>
      response.url().endsWith("/autosave") && Boolean(response.request().postData()?.includes(text)),
  );
  await page.getByLabel(field).fill(text);
  await whole;
  await expect(saved(page)).toBeVisible();
}
const saved = (page: Page) => page.getByText("Entwurf gespeichert um");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("what is written right before the page is left is in the draft", async ({ page }) => {
  scripted();
  // The browser asks before it closes a page whose text is not saved yet.
  page.on("dialog", dialog => dialog.accept());
  await signIn(page, demo.manager);
  await write(page, "Rechtzeitig");
  const draft = page.url();
  await page.getByLabel("Nachricht").fill("Letzter Satz.");
  await page.getByRole("link", { name: "Chats", exact: true }).first().click();
  await expect(page).toHaveURL(/\/chat$/);
  const holds = (text: string) =>
    expect(async () => {
      await page.goto(draft);
      expect(await page.getByLabel("Nachricht").inputValue()).toBe(text);
    }).toPass();
  await holds("Letzter Satz.");
  // Until then React may set the field's value between the steps of filling it in.
  await hydrated(page);
  await page.getByLabel("Nachricht").fill("Letzter Satz. Noch einer.");
  await page.goto("/apps/email/draft");
  await holds("Letzter Satz. Noch einer.");
});

test("a reload shows what was saved by itself, as the same draft", async ({ page }) => {
  scripted();
  await signIn(page, demo.manager);
  await write(page, "Neu geladen");
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Betreff")).toHaveValue("Neu geladen");
  await fillAndSave(page, "Betreff", "Neu geladen, ergaenzt");
  await page.goto("/apps/email/draft");
  await expect(page.getByRole("link", { name: /^Neu geladen/ })).toHaveText(["Neu geladen, ergaenzt"]);
});

test("a mail that is sent while it is being saved goes, and is no conflict with itself", async ({ page }) => {
  scripted();
  await signIn(page, demo.manager);
  await write(page, "Gleichzeitig");
  let arrived = () => {};
  let release = () => {};
  const saving = new Promise<void>(resolve => {
    arrived = resolve;
  });
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/autosave$/, async route => {
    const response = await route.fetch();
    arrived();
    await held;
    await route.fulfill({ response });
  });
  await page.getByLabel("Nachricht").fill("Zweiter Satz.");
  await saving;
  await press(page, "Senden");
  release();
  await expect(page).toHaveURL(/\/apps\/email\/message\//);
  await expect(page.getByRole("main")).toContainText("Zweiter Satz.");
  await press(page, "Zurückholen");
});

test("of two windows the second shows why nothing is saved, keeps its text, and saves it then", async ({
  page,
}) => {
  scripted();
  await signIn(page, demo.manager);
  await write(page, "Zwei Fenster");
  const other = await page.context().newPage();
  await openPage(other, page.url());
  await fillAndSave(page, "Nachricht", "Aus dem ersten Fenster.");
  await page.reload();
  await expect(page.getByLabel("Nachricht")).toHaveValue("Aus dem ersten Fenster.");
  await other.getByLabel("Nachricht").fill("Aus dem zweiten Fenster.");
  const because = "inzwischen an anderer Stelle geändert";
  await expect(other.getByText("Der Entwurf konnte nicht gespeichert werden.")).toContainText(because);
  await press(other, "Entwurf speichern");
  await expect(other.getByRole("alert")).toContainText(because);
  await expect(other.getByLabel("Nachricht")).toHaveValue("Aus dem zweiten Fenster.");
  await expect(other.getByText("Aus dem ersten Fenster.")).toBeVisible();
  await press(other, "Entwurf speichern");
  await expect(other.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await other.reload();
  await expect(other.getByLabel("Nachricht")).toHaveValue("Aus dem zweiten Fenster.");
});

test("the window in which a mail was begun sees what another has saved, before it overwrites that", async ({
  page,
}) => {
  scripted();
  await signIn(page, demo.manager);
  await write(page, "Begonnen und geteilt");
  const other = await page.context().newPage();
  await openPage(other, page.url());
  await fillAndSave(other, "Nachricht", "Von der Kollegin.");
  await page.getByLabel("Nachricht").fill("Vom Kollegen.");
  await expect(page.getByText("Der Entwurf konnte nicht gespeichert werden.")).toBeVisible();
  await press(page, "Entwurf speichern");
  await expect(page.getByText("Von der Kollegin.")).toBeVisible();
  await expect(page.getByLabel("Nachricht")).toHaveValue("Vom Kollegen.");
  await fillAndSave(page, "Nachricht", "Doch vom Kollegen.");
  await press(page, "Entwurf speichern");
  await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await expect(page.getByLabel("Nachricht")).toHaveValue("Doch vom Kollegen.");
});

test("what is written without a network stays, and is saved once the network is back", async ({
  page,
  context,
  complaints,
}) => {
  scripted();
  await signIn(page, demo.manager);
  await write(page, "Ohne Netz");
  const draft = page.url();
  await context.setOffline(true);
  await page.getByLabel("Nachricht").fill("Ohne Netz geschrieben.");
  await expect(page.getByText("Der Entwurf konnte nicht gespeichert werden.")).toBeVisible();
  await expect(page.getByLabel("Nachricht")).toHaveValue("Ohne Netz geschrieben.");
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.goto(draft);
  await expect(page.getByLabel("Nachricht")).toHaveValue("Ohne Netz geschrieben.");
  // The browser logs the request that failed.
  expect(complaints.splice(0).filter(text => !/ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});

test("the text of a window whose mail was sent in another becomes a new draft", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email/write");
  await page.getByLabel("An", { exact: true }).fill("jule@cafe.example");
  await page.getByLabel("Betreff").fill("Schon gesendet");
  await page.getByLabel("Nachricht").fill("Guten Tag");
  await press(page, "Entwurf speichern");
  await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  const draft = page.url();
  const other = await page.context().newPage();
  await openPage(other, draft);
  await press(other, "Senden");
  await expect(other).toHaveURL(/\/apps\/email\/message\//);
  const mail = other.url();
  await page.getByLabel("Nachricht").fill("Das fehlte noch.");
  await press(page, "Entwurf speichern");
  await expect(page.getByRole("alert")).toContainText("Diese E-Mail wurde inzwischen gesendet.");
  await expect(page.getByLabel("Nachricht")).toHaveValue("Das fehlte noch.");
  await press(page, "Entwurf speichern");
  await expect(page).not.toHaveURL(draft);
  await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await expect(page.getByLabel("Nachricht")).toHaveValue("Das fehlte noch.");
  // The way back from a mail that was sent leads to the mail.
  await other.goto(draft);
  await expect(other).toHaveURL(mail);
  await press(other, "Zurückholen");
});

test("who answers a mail begins to type above the quoted text, and who writes a new one with the address", async ({
  page,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email");
  await page
    .getByRole("link", { name: /Lieferzeit für Röstkaffee/ })
    .first()
    .click();
  await page.locator("main").getByRole("link", { name: "Antworten", exact: true }).last().click();
  const text = page.getByLabel("Nachricht");
  await expect(text).toBeFocused();
  await page.keyboard.type("Guten Tag,");
  await expect(text).toHaveValue(/^Guten Tag,/);
  await expect(text).toHaveValue(/wie lange dauert die Lieferung/);
  await openPage(page, "/apps/email/write");
  await expect(page.getByLabel("An", { exact: true })).toBeFocused();
});

test("who writes to several people chooses each from what is suggested, by name or address", async ({
  page,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email/write");
  const to = page.getByLabel("An", { exact: true });
  if (test.info().project.name === "nojs") {
    // The browser suggests by itself.
    await expect(to).toHaveAttribute("list", "correspondents");
    await expect(page.locator("#correspondents option[value='employee@kontor.example']")).toHaveCount(1);
    return;
  }
  await expect(to).not.toHaveAttribute("list");
  const list = page.getByRole("listbox");
  await to.pressSequentially("hafenk");
  await expect(list.getByRole("option")).toHaveText([/einkauf@hafenkontor\.example/]);
  await to.press("ArrowDown");
  await expect(to).toHaveAttribute("aria-activedescendant", "recipients-option-0");
  const saved = page.waitForResponse(
    response =>
      response.url().endsWith("/autosave") && Boolean(response.request().postData()?.includes("employee")),
  );
  await to.press("Enter");
  await expect(to).toHaveValue("Hafenkontor Bremen <einkauf@hafenkontor.example>, ");
  await expect(list).toBeHidden();
  await to.pressSequentially("jessen");
  await list.getByRole("option", { name: /Malte Jessen/ }).click();
  await expect(to).toHaveValue(
    "Hafenkontor Bremen <einkauf@hafenkontor.example>, Malte Jessen <employee@kontor.example>, ",
  );
  await expect(to).toBeFocused();
  await saved;
  // No person is suggested twice, and unknown addresses are kept as typed.
  await to.pressSequentially("jessen");
  await expect(list).toBeHidden();
  await to.fill("einkauf@hafenkontor.example, fremd@fern.example");
  await expect(list).toBeHidden();
  await to.press("ArrowDown");
  await to.press("Escape");
  await press(page, "Entwurf speichern");
  await expect(page.getByText("Der Entwurf wurde gespeichert.")).toBeVisible();
  await expect(to).toHaveValue("einkauf@hafenkontor.example, fremd@fern.example");
});
