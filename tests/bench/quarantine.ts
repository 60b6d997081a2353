// Hidden or ordering text: 80 planted places among ordinary pages, and 2,000 ordinary pages without any. Documents are
// read by the product's reading process. DETAILS=1 prints what was missed and what was flagged wrongly.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document, Packer, Paragraph } from "docx";
import type { Language } from "~/contract/language";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";
import type { Finding } from "~/domain/knowledge/reading/finding";
import { readDocument } from "~/domain/knowledge/reading/read-document";
import { pdf } from "../factories/documents";
import { say } from "./product/figure";
import { orders, secrets } from "./quarantine/orders";
import { chance, demoPages, inventedPage, type OrdinaryPage } from "./quarantine/ordinary";
import { drawOrdinary, hideInDocx, hideInPdf, wordParagraphs } from "./quarantine/plant";

const wanted = 2000;
const pagesOfDocument = 40;
const languages: Language[] = ["de", "en", "fr", "ar"];
const details = process.env.DETAILS === "1";
const folder = mkdtempSync(join(tmpdir(), "lotse-bench-quarantine-"));
const random = chance(7);

async function findingsOf(kind: DocumentKind, bytes: Buffer): Promise<Finding[]> {
  const path = join(folder, "document");
  writeFileSync(path, bytes);
  return (await readDocument(path, kind, { onPages: () => undefined })).findings;
}

/** Arabic goes into Word documents: the fonts of the PDF writer have no Arabic letters. */
const asWord = (pages: OrdinaryPage[], planted: Paragraph[] = []) =>
  Packer.toBuffer(
    new Document({
      sections: pages.map((page, at) => ({
        children: [...wordParagraphs(page, at), ...(at === 1 ? planted : [])],
      })),
    }),
  );

try {
  await planted();
  await ordinary();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function planted(): Promise<void> {
  const groups: Record<string, { found: number; of: number }> = {};
  const count = (group: string, text: string, findings: Finding[], kinds?: string[]) => {
    const one = groups[group] ?? { found: 0, of: 0 };
    groups[group] = one;
    const found = findings.some(({ kind }) => !kinds || kinds.includes(kind));
    one.of += 1;
    if (found) one.found += 1;
    else if (details) console.error(`  missed (${group}): ${text}`);
  };
  const around = (language: Language) => Array.from({ length: 3 }, () => inventedPage(language, chance(3)));
  for (const language of languages)
    for (const [at, order] of orders[language].entries()) {
      const word = language === "ar" || at % 2 === 0;
      // The pages around it are prose alone, so that no sentence of a manual helps.
      const pages = around(language).map(page => ({ ...page, paragraphs: page.paragraphs.slice(0, 2) }));
      const bytes = word
        ? await asWord(pages, [new Paragraph(order)])
        : await pdf(page => {
            for (const [number, one] of pages.entries()) {
              if (number > 0) page.addPage();
              for (const paragraph of one.paragraphs) page.text(paragraph).moveDown();
              if (number === 1) page.text(order).moveDown();
            }
          });
      count(`orders in ${language}`, order, await findingsOf(word ? "docx" : "pdf", bytes), ["order"]);
    }
  for (const [at, [name, hide]] of hideInDocx.entries()) {
    const secret = secrets[at % secrets.length]!;
    const { paragraphs, styles } = hide(secret);
    const bytes = await Packer.toBuffer(
      new Document({
        ...(styles ? { styles } : {}),
        sections: [
          { children: [new Paragraph("Allgemeines zur Lieferung."), ...paragraphs, new Paragraph("Ende.")] },
        ],
      }),
    );
    count("hidden in .docx", `${name}: ${secret}`, await findingsOf("docx", bytes));
  }
  for (const [at, [name, hide]] of hideInPdf.entries()) {
    const secret = secrets[at % secrets.length]!;
    const bytes = await pdf(page => {
      page.text("Allgemeines zur Lieferung. Die Ware wird am Tor 4 angenommen.").moveDown();
      hide(page, secret);
      page.fillColor("black").opacity(1).fontSize(11).text("Ende des Dokuments.", 72, 700);
    });
    count("hidden in .pdf", `${name}: ${secret}`, await findingsOf("pdf", bytes));
  }
  const all = Object.values(groups);
  const sum = (pick: (group: { found: number; of: number }) => number) =>
    all.reduce((to, one) => to + pick(one), 0);
  for (const [name, { found, of }] of Object.entries(groups)) say(`found: ${name}`, found / of, `of ${of}`);
  say("planted places found", sum(one => one.found) / sum(one => one.of), `of ${sum(one => one.of)}`, {
    atLeast: 0.9,
  });
}

async function ordinary(): Promise<void> {
  const pages = await demoPages();
  const demo = pages.length;
  while (pages.length < wanted) pages.push(inventedPage(languages[pages.length % 4]!, random));
  let flagged = 0;
  const judge = (findings: Finding[]) => {
    flagged += new Set(findings.map(({ ordinal }) => ordinal)).size;
    if (details) for (const { kind, excerpt } of findings) console.error(`  flagged (${kind}): ${excerpt}`);
  };
  const arabic = pages.filter(({ language }) => language === "ar");
  const others = pages.filter(({ language }) => language !== "ar");
  for (let at = 0; at < others.length; at += pagesOfDocument) {
    const some = others.slice(at, at + pagesOfDocument);
    // A third are Word documents.
    if ((at / pagesOfDocument) % 3 === 2) judge(await findingsOf("docx", await asWord(some)));
    else judge(await findingsOf("pdf", await pdf(page => drawOrdinary(page, some, random))));
  }
  for (let at = 0; at < arabic.length; at += pagesOfDocument)
    judge(await findingsOf("docx", await asWord(arabic.slice(at, at + pagesOfDocument))));
  say("ordinary pages of the demo documents among them", demo, "pages");
  say("ordinary pages flagged wrongly", flagged / pages.length, `of ${pages.length}`, { atMost: 0.01 });
}
