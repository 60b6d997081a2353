import type { Locator, Page } from "@playwright/test";
import { encryptedPdf, handbookDocx, handbookPdf } from "../factories/documents";
import { demo, expect, openPage, questionOf, signIn, singleCheck, test } from "./page";

const divisionsPage = "/mistralai/chatDivisions";
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const docx = async (name: string) => ({ name, mimeType: docxType, buffer: await handbookDocx() });
const pdf = async (name: string, pages = 3) => ({
  name,
  mimeType: "application/pdf",
  buffer: await handbookPdf(pages),
});

const form = (page: Page) => page.getByRole("form", { name: "Dokumente hinzufügen" });
const division = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const chooseFile = (page: Page, label: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) =>
  form(page).getByLabel(label).setInputFiles(file);
const upload = (page: Page) => form(page).getByRole("button", { name: "Dateien hochladen" }).click();

/** Fills in a new division, with or without script. */
async function nameDivision(page: Page, name: string): Promise<void> {
  await form(page).getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  await form(page).getByLabel("Name des neuen Bereichs").fill(name);
}

/** With script the page refreshes itself; without, the test reloads it. */
async function untilReady(page: Page, files: Locator, count: number): Promise<void> {
  await expect(async () => {
    const refresh = page.getByRole("link", { name: "Aktualisieren" });
    if (test.info().project.name === "nojs" && (await refresh.isVisible())) await refresh.click();
    await expect(files.getByText("Bereit", { exact: true })).toHaveCount(count, singleCheck);
  }).toPass();
}

/** Deletes a division, so that the next project finds the initial state. */
async function deleteDivision(page: Page, name: string): Promise<void> {
  await page.goto(divisionsPage);
  await division(page, name).locator("header summary").click();
  await division(page, name).getByRole("link", { name: "Bereich löschen" }).click();
  const question = await questionOf(page, "Bereich löschen");
  await question.getByRole("button", { name: "Bereich löschen" }).click();
  await expect(page).toHaveURL(divisionsPage);
  await expect(page.getByRole("status").filter({ hasText: name })).toContainText("wird gelöscht");
}

test("a data manager uploads a Word and a PDF file, watches them being read, and deletes them", async ({
  page,
}, info) => {
  const name = `Einkauf ${info.project.name}`;
  await signIn(page, demo.manager);
  // Without script, a page that refreshes itself has its form on a page of its own.
  await page.goto(info.project.name === "js" ? divisionsPage : "/knowledge/new");
  await nameDivision(page, name);
  await chooseFile(page, /Word-Datei/, await docx("Richtlinie; Einkauf=neu.docx"));
  await chooseFile(page, /PDF-Datei/, await pdf("Lieferanten „Nord“.pdf"));
  await upload(page);
  await expect(page).toHaveURL(divisionsPage);
  await expect(page.getByRole("status").filter({ hasText: "hochgeladen" })).toContainText(
    "2 Dateien wurden hochgeladen. Wir benachrichtigen Sie, sobald sie verarbeitet sind.",
  );
  const made = division(page, name);
  await expect(made.getByRole("rowheader")).toHaveCount(2);
  await expect(made).toContainText("Richtlinie; Einkauf=neu.docx");
  await expect(made).toContainText("Lieferanten „Nord“.pdf");
  await untilReady(page, made, 2);
  await expect(made).toContainText("3 Seiten");
  await expect(made.getByRole("link", { name: new RegExp(`Chat starten.*${name}`) })).toBeVisible();

  await made.getByRole("link", { name: "Lieferanten „Nord“.pdf" }).click();
  await expect(page.getByRole("article")).toContainText("Die Kennzahl dieses Kapitels lautet 1001.");
  await expect(page.getByRole("main")).toContainText("Seite 1 von 3");
  const [got] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Herunterladen" }).click(),
  ]);
  expect(got.suggestedFilename()).toBe("Lieferanten „Nord“.pdf");
  await page.goto(divisionsPage);

  const row = made.getByRole("row", { name: /Richtlinie/ });
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Datei löschen" }).click();
  const question = await questionOf(page, "Datei löschen");
  await expect(question).toContainText("beantwortet dann keine Fragen mehr");
  await question.getByText("Abbrechen").click();
  await expect(made.getByRole("rowheader")).toHaveCount(2);
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Datei löschen" }).click();
  await question.getByRole("button", { name: "Datei löschen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Richtlinie" })).toContainText("wird gelöscht");
  await expect(async () => {
    await page.goto(divisionsPage);
    await expect(made.getByRole("rowheader")).toHaveCount(1, singleCheck);
  }).toPass();

  await deleteDivision(page, name);
  await expect(async () => {
    await page.goto(divisionsPage);
    await expect(division(page, name)).toHaveCount(0, singleCheck);
  }).toPass();
});

test("a file's new version is watched on the file's own page, until it has taken its place", async ({
  page,
}, info) => {
  const name = `Tarife ${info.project.name}`;
  await signIn(page, demo.manager);
  await page.goto("/knowledge/new");
  await nameDivision(page, name);
  await chooseFile(page, /PDF-Datei/, await pdf(`${name}.pdf`));
  await upload(page);
  const made = division(page, name);
  await untilReady(page, made, 1);
  const row = made.getByRole("row", { name: new RegExp(name) });
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Einzelheiten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name}.pdf`);
  const address = page.url();
  await page.getByRole("link", { name: "Durch neue Version ersetzen" }).click();
  await page.getByLabel("Neue Version").setInputFiles(await pdf(`${name} neu.pdf`, 7));
  await page.getByRole("button", { name: "Durch neue Version ersetzen" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("status").filter({ hasText: "neu.pdf" })).toContainText("wurde hochgeladen");
  // With script the page refreshes itself; without, it asks the browser to.
  await expect(async () => {
    if (info.project.name === "nojs") await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} neu.pdf`, singleCheck);
  }).toPass();
  await expect(page.getByRole("heading", { name: "Neue Version" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Frühere Versionen" })).toBeVisible();
  await deleteDivision(page, name);
});

test("a wrong file gets its sentence, and the good one is not uploaded again", async ({ page }, info) => {
  const name = `Revision ${info.project.name}`;
  await signIn(page, demo.manager);
  await page.goto("/knowledge/new");
  await nameDivision(page, name);
  await chooseFile(page, /Word-Datei/, await docx("Gut.docx"));
  const locked = { name: "Geheim.pdf", mimeType: "application/pdf", buffer: await encryptedPdf() };
  await chooseFile(page, /PDF-Datei/, locked);
  await upload(page);
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Bitte füllen Sie das Formular richtig aus.");
  await expect(summary.getByRole("link")).toContainText("mit einem Kennwort geschützt");
  await expect(form(page)).toContainText("Gut.docx");
  await expect(form(page)).toContainText("hochgeladen und geprüft");
  await expect(form(page).getByLabel("Name des neuen Bereichs")).toHaveValue(name);

  const word = { name: "Notiz.pdf", mimeType: "application/pdf", buffer: Buffer.from("kein PDF") };
  await chooseFile(page, /PDF-Datei/, word);
  await upload(page);
  await expect(summary).toContainText("„Notiz.pdf“ ist keine PDF-Datei, obwohl ihr Name so endet.");
  await form(page).getByRole("button", { name: "Gut.docx entfernen" }).click();
  await expect(form(page)).not.toContainText("hochgeladen und geprüft");
  const good = await pdf("Gut.pdf", 1);
  await chooseFile(page, /PDF-Datei/, good);
  await upload(page);
  await expect(page.getByRole("status").filter({ hasText: "hochgeladen" })).toContainText(
    "Die Datei wurde hochgeladen",
  );
  const made = division(page, name);
  await expect(made.getByRole("rowheader")).toHaveCount(1);

  await page.goto("/knowledge/new");
  await form(page).getByLabel("Bereich", { exact: true }).selectOption(name);
  await chooseFile(page, /PDF-Datei/, good);
  await upload(page);
  await expect(page.getByRole("alert")).toContainText("gibt es in diesem Bereich bereits");
  await page.getByLabel("Vorhandene behalten").check();
  await upload(page);
  await expect(page.getByRole("status").filter({ hasText: "Keine Änderung" })).toBeVisible();
  await expect(made.getByRole("rowheader")).toHaveCount(1);
  await deleteDivision(page, name);
});

test("many files, some of another kind: the result names those that were not sent, too", async ({
  page,
}, info) => {
  const name = `Gemischt ${info.project.name}`;
  await signIn(page, demo.manager);
  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  await many.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  await many.getByLabel("Name des neuen Bereichs").fill(name);
  const table = { name: "Tabelle.xlsx", mimeType: "application/zip", buffer: Buffer.from("PK\x03\x04") };
  const note = { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("Notiz") };
  await many.locator("#files").setInputFiles([await pdf("Eins.pdf", 1), table, note]);
  await many.getByRole("button", { name: "Dateien hochladen" }).click();
  if (info.project.name === "js") await page.getByRole("link", { name: "Ergebnis anzeigen" }).click();
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveCount(3);
  await expect(page.getByText("2 Dateien wurden nicht übernommen.")).toBeVisible();
  await deleteDivision(page, name);
});

test("many files, one of them refused: the page, reloaded, leads to what became of each", async ({
  page,
}, info) => {
  const name = `Stapel ${info.project.name}`;
  await signIn(page, demo.manager);
  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  await many.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  await many.getByLabel("Name des neuen Bereichs").fill(name);
  const empty = { name: "Leer.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) };
  const files = many.locator("#files");
  await files.setInputFiles([await pdf("Eins.pdf", 1), empty]);
  if (info.project.name === "js") {
    // Chosen by mistake: nothing is being uploaded yet that could be cancelled.
    await files.setInputFiles([await pdf("Irrtum.pdf", 1)]);
    await many.getByRole("button", { name: /Entfernen.*Irrtum\.pdf/ }).click();
    await expect(many.getByText("Irrtum.pdf")).toHaveCount(0);
  }
  await many.getByRole("button", { name: "Dateien hochladen" }).click();
  if (info.project.name === "js") {
    // It takes the place of the button that was pressed, and its focus.
    await expect(many.getByRole("link", { name: "Ergebnis anzeigen" })).toBeFocused();
    await page.reload();
  }
  await expect(page).toHaveURL(/\/knowledge\/uploads\/[\w-]{36}$/);
  await expect(page.getByRole("row", { name: /Leer\.pdf/ })).toContainText("Diese Datei ist leer.");
  await expect(page.getByRole("row", { name: /Eins\.pdf/ })).toBeVisible();
  await deleteDivision(page, name);
});

test("many files, without a connection at first: they follow once it is back, and one click retries all", async ({
  page,
  complaints,
}, info) => {
  test.skip(info.project.name === "nojs", "without script the browser says so itself");
  const name = "Ohne Netz";
  await signIn(page, demo.manager);
  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  await many.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  await many.getByLabel("Name des neuen Bereichs").fill(name);
  await many.locator("#files").setInputFiles([await pdf("Eins.pdf", 1), await pdf("Zwei.pdf", 2)]);
  // Files cannot be sent, although the server can be reached.
  const sent = /\/knowledge\/uploads\/[\w-]+\/files\?/;
  await page.route(sent, route => route.abort());
  await many.getByRole("button", { name: "Dateien hochladen" }).click();
  await expect(many.getByText("Die Verbindung ist abgebrochen.")).toHaveCount(2);
  // Nor can it be reached.
  const server = /\/knowledge\/uploads\/[\w-]+$/;
  await page.route(server, route => route.abort());
  await many.getByRole("button", { name: "Nicht hochgeladene erneut versuchen" }).click();
  await expect(many.getByText("Das Hochladen geht weiter, sobald sie wieder da ist.")).toHaveCount(2);
  for (const address of [sent, server]) await page.unroute(address);
  await expect(page).toHaveURL(server);
  await expect(page.getByText("2 Dateien wurden hinzugefügt.")).toBeVisible();
  expect(complaints.splice(0).filter(text => !/ERR_FAILED/.test(text))).toEqual([]);
  await deleteDivision(page, name);
});

test("a person who leaves while a file is uploaded is asked, stays, and then leaves without it", async ({
  page,
}, info) => {
  test.skip(info.project.name === "nojs", "Without script the browser itself shows the upload.");
  await signIn(page, demo.manager);
  await page.goto("/knowledge/new");
  await form(page).getByLabel("Bereich", { exact: true }).selectOption("Personal");
  await chooseFile(page, /PDF-Datei/, {
    ...(await pdf("Unterwegs.pdf", 1)),
    buffer: Buffer.alloc(4_000_000),
  });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  });
  await upload(page);
  const leave = () => page.getByRole("navigation").getByRole("link", { name: "Chats", exact: true }).click();
  await leave();
  const question = page.getByRole("dialog", { name: "Upload läuft noch" });
  await question.getByRole("button", { name: "Hier bleiben" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/knowledge/new");
  await leave();
  await question.getByRole("button", { name: "Upload abbrechen" }).click();
  await expect(page).toHaveURL("/chat");
});

test("two fast clicks make one division and one file", async ({ page }, info) => {
  const name = `Doppelt ${info.project.name}`;
  await signIn(page, demo.manager);
  await page.goto("/knowledge/new");
  await nameDivision(page, name);
  await chooseFile(page, /PDF-Datei/, await pdf("Einmal.pdf", 1));
  await form(page).getByRole("button", { name: "Dateien hochladen" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "hochgeladen" })).toContainText(
    "Die Datei wurde hochgeladen",
  );
  await expect(division(page, name)).toHaveCount(1);
  await expect(division(page, name).getByRole("rowheader")).toHaveCount(1);
  await deleteDivision(page, name);
});

test("an employee sees the divisions that they are a member of, and no form", async ({ page }) => {
  await signIn(page, demo.employee);
  await page.goto("/employee/chat/chatDivisions");
  await expect(division(page, "Personal")).toContainText("Mitarbeiterhandbuch 2026.pdf");
  await expect(division(page, "Arbeitssicherheit")).toHaveCount(0);
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Bearbeiten/ })).toHaveCount(0);
  await page.goto("/knowledge/new");
  await expect(page).toHaveURL("/employee/chat");
});
