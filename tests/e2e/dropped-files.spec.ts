import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { demo, expect, openBeforeScript, openPage, signIn, test } from "./page";

const tooLarge = "Diese Datei ist zu groß: Erlaubt sind höchstens 25 MB.";

test.beforeEach(async ({ page }, info) => {
  test.skip(info.project.name !== "js", "without script files are chosen, not dropped");
  await signIn(page, demo.manager);
});

/** A file of this name on the disk, as large as this if given. */
function fileOf(name: string, megabytes?: number): string {
  const path = test.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "%PDF-1.4");
  if (megabytes) truncateSync(path, megabytes * 1024 * 1024);
  return path;
}

/** Drags files or folders from the desktop over this place, and drops them there, as a person does with the mouse. */
async function drop(page: Page, place: Locator, files: string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const where = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", {
      type,
      ...where,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  await browser.detach();
}

const form = (page: Page) => page.getByRole("form", { name: "Dokumente hinzufügen" });
const field = (page: Page, kind: "docx" | "pdf") => form(page).locator(`[data-file="${kind}"]`);

test("of several files dropped for one field the first is taken, with a message", async ({ page }) => {
  await openPage(page, "/knowledge/new");
  await drop(page, field(page, "pdf"), [fileOf("Eins.pdf"), fileOf("Zwei.pdf"), fileOf("Brief.docx")]);
  await expect(field(page, "pdf")).toContainText("Eins.pdf");
  await expect(field(page, "pdf")).not.toContainText("Zwei.pdf");
  await expect(field(page, "pdf").getByRole("status")).toHaveText(
    "Hier ist nur eine Datei möglich. Die erste wurde übernommen.",
  );
  // Each file goes to the field of its kind.
  await expect(field(page, "docx")).toContainText("Brief.docx");
  await expect(field(page, "docx").getByRole("status")).toBeEmpty();
  await form(page)
    .getByLabel(/PDF-Datei/)
    .setInputFiles(fileOf("Drei.pdf"));
  await expect(field(page, "pdf")).toContainText("Drei.pdf");
  await expect(field(page, "pdf").getByRole("status")).toBeEmpty();
});

test("a folder that is dropped on a field is not taken, with a message", async ({ page }) => {
  await openPage(page, "/knowledge/new");
  const folder = dirname(fileOf("Ordner/Innen.pdf"));
  await drop(page, field(page, "pdf"), [folder]);
  await expect(field(page, "pdf").getByRole("status")).toHaveText("Ordner sind hier nicht möglich.");
  await expect(field(page, "pdf")).not.toContainText("Ordner entfernen");
  await expect(form(page).getByLabel(/PDF-Datei/)).toHaveJSProperty("files.length", 0);
});

test("of many files, a folder among them, one that is too large is refused before anything is sent", async ({
  page,
}) => {
  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  const sent: string[] = [];
  page.on("request", request => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const folder = dirname(fileOf("Ordner/Klein.pdf"));
  for (const hidden of ["Ordner/.git/Objekt.pdf", "Ordner/.DS_Store", "Ordner/__MACOSX/Klein.pdf"])
    fileOf(hidden);
  await drop(page, many.locator("[data-file]").first(), [folder, fileOf("Riesig.pdf", 2_000)]);
  const lines = many.getByRole("listitem");
  await expect(lines.filter({ hasText: "Riesig.pdf" })).toContainText(tooLarge);
  await expect(lines.filter({ hasText: "Ordner/Klein.pdf" })).not.toContainText("zu groß");
  await expect(lines).toHaveCount(2);
  expect(sent).toEqual([]);
});

test("a file that is too large for the form of one file is refused before anything is sent", async ({
  page,
}) => {
  await openPage(page, "/knowledge/new");
  const input = form(page).getByLabel(/PDF-Datei/);
  const status = field(page, "pdf").getByRole("status");
  await input.setInputFiles(fileOf("Riesig.pdf", 30));
  await expect(status).toHaveText(tooLarge);
  await expect(input).toHaveJSProperty("files.length", 0);
  await input.setInputFiles(fileOf("Klein.pdf"));
  await expect(status).toBeEmpty();
  await drop(page, field(page, "pdf"), [fileOf("Riesig.pdf", 30)]);
  await expect(status).toHaveText(tooLarge);
  await expect(field(page, "pdf")).toContainText("Klein.pdf");
});

test("many files that are chosen before the script are uploaded, and more of them only into the same division", async ({
  page,
}) => {
  const script = await openBeforeScript(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  const choice = many.getByLabel("Bereich", { exact: true });
  await choice.selectOption("Personal");
  // Both are refused, so that the page stays.
  await many.getByLabel("Dateien oder Archive").setInputFiles([fileOf("Früh.txt"), fileOf("Früh.pdf")]);
  await script.arrive();
  await expect(many.getByRole("listitem")).toHaveCount(2);
  await expect(many.getByRole("listitem").filter({ hasText: "Früh.txt" })).toContainText("Möglich sind nur");
  await expect(choice).toBeEnabled();
  await many.getByRole("button", { name: "Dateien hochladen" }).click();
  await expect(many.getByRole("listitem").filter({ hasText: "Früh.pdf" })).toContainText("beschädigt");
  await expect(many.getByRole("link", { name: "Ergebnis anzeigen" })).toBeVisible();
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveValue(/./);
});

test("files that miss their field are not taken, and leave the page with what was typed", async ({
  page,
}) => {
  await openPage(page, "/knowledge/new");
  await form(page).getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  const name = form(page).getByLabel("Name des neuen Bereichs");
  await name.fill("Noch nicht gespeichert");
  await drop(page, page.getByRole("heading", { level: 1 }), [fileOf("Daneben.pdf")]);
  await expect(page).toHaveURL("/knowledge/new");
  await expect(name).toHaveValue("Noch nicht gespeichert");
  await expect(page.getByRole("main")).not.toContainText("Daneben.pdf");
  // The pointer says so beforehand.
  const effect = await page.getByRole("heading", { level: 1 }).evaluate(heading => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-1.4"], "Daneben.pdf"));
    const over = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
    heading.dispatchEvent(over);
    return [over.defaultPrevented, over.dataTransfer?.dropEffect];
  });
  expect(effect).toEqual([true, "none"]);
});

test("whoever takes a file back by keys goes on where it was", async ({ page }) => {
  await openPage(page, "/knowledge/new");
  const input = form(page).getByLabel(/PDF-Datei/);
  await input.setInputFiles(fileOf("Eins.pdf"));
  await form(page).getByRole("button", { name: "Eins.pdf entfernen" }).press("Enter");
  await expect(input).toBeFocused();

  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  const files = many.getByLabel("Dateien oder Archive");
  await files.setInputFiles([fileOf("Eins.pdf"), fileOf("Zwei.pdf")]);
  const remove = (name: string) => many.getByRole("listitem").filter({ hasText: name }).getByRole("button");
  await remove("Eins.pdf").press("Enter");
  await expect(many.getByRole("listitem")).toHaveCount(1);
  await expect(remove("Zwei.pdf")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(many.getByRole("listitem")).toHaveCount(0);
  await expect(files).toBeFocused();
});

test("text is dropped into a field of the form of many files as into any other", async ({ page }) => {
  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  await many.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  const taken = await many.getByLabel("Name des neuen Bereichs").evaluate(name => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "Recht");
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    name.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(taken).toBe(false);
});

test("many files of a person who is no longer signed in lead to the sign-in", async ({ page, context }) => {
  await openPage(page, "/knowledge/many");
  const many = page.getByRole("form", { name: "Viele Dateien hochladen" });
  await many.getByLabel("Bereich", { exact: true }).selectOption("Personal");
  await many.getByLabel("Dateien oder Archive").setInputFiles(fileOf("Eins.pdf"));
  await context.clearCookies();
  await many.getByRole("button", { name: "Dateien hochladen" }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
});

test("whoever stops an upload by keys is at the button that begins it anew", async ({ page }) => {
  await openPage(page, "/knowledge/new");
  await form(page).getByLabel("Bereich", { exact: true }).selectOption("Personal");
  await form(page)
    .getByLabel(/PDF-Datei/)
    .setInputFiles(fileOf("Unterwegs.pdf", 4));
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  });
  const upload = form(page).getByRole("button", { name: "Dateien hochladen" });
  await upload.press("Enter");
  await form(page).getByRole("button", { name: "Upload abbrechen" }).press("Enter");
  await expect(upload).toBeFocused();
});
