import type { Page } from "@playwright/test";
import { pdf } from "../factories/documents";
import { demo, expect, hydrated, openPage, signIn, singleCheck, test } from "./page";

/** Opens the first source of a chat whose handbook is a .pdf, at the page that is quoted. */
async function openSource(page: Page): Promise<void> {
  await signIn(page, demo.employee);
  await page.goto("/employee/chat");
  const chat = page.locator("main").getByRole("link", { name: "Auf Dienstreise" }).first();
  const address = ((await chat.getAttribute("href")) ?? "").replace(/#.*/, "");
  // The demo's documents are read while the tests begin.
  await expect(async () => {
    await page.goto(address);
    const cite = await page.locator("article a[href*='source=']").first().getAttribute("href");
    await page.goto(`${address}${cite}`);
    await expect(link(page)).toBeVisible(singleCheck);
  }).toPass();
  if (test.info().project.name === "js") await hydrated(page);
}

const panel = (page: Page) => page.locator("main aside");
const link = (page: Page) => panel(page).getByRole("link", { name: "Originalseite ansehen" });

test("the original page of a source is one step away, with the quoted sentence marked", async ({
  page,
}, info) => {
  const asked: string[] = [];
  page.on("request", request => asked.push(request.url()));
  await openSource(page);
  // A reader of the text loads nothing of pdf.js.
  expect(asked.filter(url => /draw-page|pdfjs|pdf\.worker/.test(url))).toEqual([]);
  const quoted = await panel(page).locator("mark").first().innerText();
  await expect(link(page)).toHaveAttribute("href", /\/files\/[0-9a-f-]{36}\/original#page=\d+$/);
  // Without script the link opens the file in the browser's own viewer.
  if (info.project.name === "nojs") return;
  await link(page).click();
  await expect(panel(page).getByRole("button", { name: "Als Text lesen" })).toBeFocused();
  await expect(panel(page).locator("canvas")).toBeVisible();
  await expect(panel(page).locator("mark")).toBeHidden();
  const marks = panel(page).locator(".mark");
  await expect(marks.first()).toBeInViewport();
  // Each line of marks covers a line that holds a part of the sentence, which may begin within a line.
  const covered = await panel(page).evaluate(aside =>
    [...aside.querySelectorAll(".mark")].map(mark => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const line = [...aside.querySelectorAll(".text span")].find(span => {
        const box = span.getBoundingClientRect();
        return box.top < top + height / 2 && top + height / 2 < box.bottom && box.left <= left + width / 2;
      });
      return line?.textContent?.replace(/\s/g, "") ?? "";
    }),
  );
  expect(covered.length).toBeGreaterThan(0);
  const sentence = quoted.replace(/\s/g, "");
  const parts = Array.from({ length: sentence.length - 5 }, (_, at) => sentence.slice(at, at + 6));
  for (const line of covered)
    expect(
      parts.filter(part => line.includes(part)),
      line,
    ).not.toEqual([]);

  await panel(page).getByRole("button", { name: "Vergrößern" }).click();
  await expect(panel(page).getByRole("button", { name: "Verkleinern" })).toBeVisible();
  await panel(page).getByRole("link", { name: "Nächste Seite" }).click();
  await expect(marks).toHaveCount(0);
  await expect(panel(page).locator("canvas")).toBeVisible();
  await panel(page).getByRole("button", { name: "Als Text lesen" }).click();
  await expect(panel(page).locator("canvas")).toBeHidden();
  await expect(link(page)).toBeFocused();
});

test("where the original cannot be loaded, the text stays, with a message", async ({ page }, info) => {
  test.skip(info.project.name === "nojs", "the browser's viewer tells it");
  await openSource(page);
  await page.route("**/original", route => route.fulfill({ status: 404 }));
  await link(page).click();
  await expect(panel(page).getByText("Die Originalseite lässt sich hier nicht anzeigen.")).toBeVisible();
  await expect(panel(page).locator("mark").first()).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "In neuem Tab öffnen" })).toBeVisible();
});

test("on a page in landscape, the sentence is marked in its place", async ({ page }, info) => {
  test.skip(info.project.name === "nojs", "the browser's viewer shows it");
  const turned = await pdf(document => {
    Object.assign(document.page.dictionary.data, { Rotate: 90 });
    document.translate(0, 841.89).rotate(-90);
    document.text("Die Pläne liegen im Querformat bei.", 72, 200, { width: 300 });
  });
  await signIn(page, demo.manager);
  await page.goto("/mistralai/chatDivisions");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Dokumente hinzufügen" });
  await form.getByLabel("Bereich", { exact: true }).selectOption("Neuen Bereich anlegen");
  await form.getByLabel("Name des neuen Bereichs").fill("Querformate");
  const file = { name: "Quer.pdf", mimeType: "application/pdf", buffer: turned };
  await form.getByLabel(/^PDF-Datei/).setInputFiles(file);
  await form.getByRole("button", { name: "Dateien hochladen" }).click();
  const files = page.getByRole("region", { name: "Querformate", exact: true });
  await expect(files.getByText("Bereit", { exact: true })).toBeVisible();
  await files.getByRole("link", { name: "Quer.pdf" }).click();
  await expect(page).toHaveURL(/\/pages\//);
  await openPage(page, `${page.url()}?from=0&to=35`);
  await page.getByRole("link", { name: "Originalseite ansehen" }).click();
  await expect(page.getByRole("button", { name: "Als Text lesen" })).toBeVisible();
  const mark = page.locator(".mark");
  await expect(mark).toHaveCount(1);
  // The text begins 72 points from the left and 200 from the top of a sheet of 842 by 595.
  const place = await mark.evaluate(({ style }) => [parseFloat(style.left), parseFloat(style.top)]);
  expect(place[0]).toBeCloseTo((72 / 841.89) * 100, -0.5);
  expect(place[1]).toBeCloseTo((200 / 595.28) * 100, -0.5);
});
