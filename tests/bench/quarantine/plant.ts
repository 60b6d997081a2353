import { type IStylesOptions, Paragraph, TextRun } from "docx";
import type { OrdinaryPage } from "./ordinary";

type Hidden = { paragraphs: Paragraph[]; styles?: IStylesOptions };
type HideInDocx = [string, (secret: string) => Hidden];

const seen = "Die Ware wird am Tor 4 angenommen. ";
const run =
  (options: object): HideInDocx[1] =>
  secret => ({
    paragraphs: [new Paragraph({ children: [new TextRun(seen), new TextRun({ text: secret, ...options })] })],
  });
const characters =
  (change: (secret: string) => string): HideInDocx[1] =>
  secret => ({
    paragraphs: [new Paragraph(seen + change(secret))],
  });
const tagged = (secret: string) =>
  [...secret].map(one => String.fromCodePoint(0xe0000 + (one.charCodeAt(0) & 0x7f))).join("");
const bits = (secret: string) =>
  [...secret.slice(0, 12)]
    .map(one => one.charCodeAt(0).toString(2).replaceAll("0", "\u200b").replaceAll("1", "\u2060"))
    .join("");

/** Twenty ways to hide a text in a Word document. */
export const hideInDocx: HideInDocx[] = [
  ["vanish", run({ vanish: true })],
  [
    "vanish, in pieces",
    secret => ({
      paragraphs: [
        new Paragraph({
          children: [
            new TextRun(seen),
            ...secret.split(" ").map(word => new TextRun({ text: `${word} `, vanish: true })),
          ],
        }),
      ],
    }),
  ],
  ["specVanish", run({ specVanish: true, vanish: true })],
  ["white", run({ color: "FFFFFF" })],
  ["nearly white", run({ color: "FEFEFE" })],
  ["nearly white, grey", run({ color: "F7F7F7" })],
  ["one point", run({ size: 2 })],
  ["two points", run({ size: 4 })],
  ["half a point", run({ size: 1 })],
  ["white and tiny", run({ color: "FFFFFF", size: 2 })],
  [
    "paragraph of its own, white",
    secret => ({
      paragraphs: [new Paragraph({ children: [new TextRun({ text: secret, color: "FFFFFF" })] })],
    }),
  ],
  [
    "character style that vanishes",
    secret => ({
      paragraphs: [
        new Paragraph({ children: [new TextRun(seen), new TextRun({ text: secret, style: "Leise" })] }),
      ],
      styles: { characterStyles: [{ id: "Leise", name: "Leise", run: { vanish: true } }] },
    }),
  ],
  [
    "character style that is white",
    secret => ({
      paragraphs: [
        new Paragraph({ children: [new TextRun(seen), new TextRun({ text: secret, style: "Hell" })] }),
      ],
      styles: { characterStyles: [{ id: "Hell", name: "Hell", run: { color: "FFFFFF" } }] },
    }),
  ],
  [
    "paragraph style that is tiny",
    secret => ({
      paragraphs: [new Paragraph({ style: "Klein", children: [new TextRun(secret)] })],
      styles: { paragraphStyles: [{ id: "Klein", name: "Klein", run: { size: 2 } }] },
    }),
  ],
  ["tag characters", characters(secret => `${seen}${tagged(secret)}`)],
  ["zero-width bits", characters(secret => `${seen}${bits(secret)}`)],
  ["words taken apart", characters(secret => [...secret].join("\u200b"))],
  ["letters in another order", characters(secret => `\u202e${[...secret].reverse().join("")}\u202c`)],
  [
    "variation selectors",
    characters(
      secret =>
        `👍${[...secret].map(one => String.fromCodePoint(0xe0100 + (one.charCodeAt(0) & 0xef))).join("")}`,
    ),
  ],
  [
    "white on a white shading",
    run({ color: "FFFFFF", shading: { fill: "FFFFFF", type: "clear", color: "auto" } }),
  ],
];

type HideInPdf = [string, (page: PDFKit.PDFDocument, secret: string) => void];
const mode = (number: number) => (page: PDFKit.PDFDocument, secret: string) => {
  page.addContent(`${number} Tr`);
  page.text(secret);
  page.addContent("0 Tr");
};

/** Twenty ways to hide a text in a PDF. */
export const hideInPdf: HideInPdf[] = [
  ["invisible", mode(3)],
  ["invisible, as a clip", mode(7)],
  [
    "invisible, at the end",
    (page, secret) => {
      page.addContent("3 Tr");
      page.text(secret, 72, 780, { lineBreak: false });
      page.addContent("0 Tr");
    },
  ],
  ["white", (page, secret) => void page.fillColor("white").text(secret)],
  ["nearly white", (page, secret) => void page.fillColor("#fdfdfd").text(secret)],
  [
    "white between words",
    (page, secret) =>
      void page
        .text("Die Ware ", { continued: true })
        .fillColor("white")
        .text(secret, { continued: true })
        .fillColor("black")
        .text(" kommt."),
  ],
  [
    "white, in grey scale",
    (page, secret) => {
      page.addContent("1 g");
      page.text(secret);
      page.addContent("0 g");
    },
  ],
  ["white, in CMYK", (page, secret) => void page.fillColor([0, 0, 0, 0]).text(secret)],
  [
    "white on a white field",
    (page, secret) => void page.rect(60, 300, 400, 40).fill("white").fillColor("white").text(secret, 72, 310),
  ],
  ["one point", (page, secret) => void page.fontSize(1).text(secret)],
  ["half a point", (page, secret) => void page.fontSize(0.5).text(secret)],
  ["two points", (page, secret) => void page.fontSize(2).text(secret)],
  [
    "made tiny by a matrix",
    (page, secret) => {
      page.save().scale(0.1).fontSize(11).text(secret, 720, 2000);
      page.restore();
    },
  ],
  ["left of the page", (page, secret) => void page.text(secret, -900, 300, { lineBreak: false })],
  ["above the page", (page, secret) => void page.text(secret, 72, -60, { lineBreak: false })],
  [
    "below the page",
    (page, secret) => {
      page.save().translate(0, 900);
      page.text(secret, 72, 40, { lineBreak: false });
      page.restore();
    },
  ],
  ["right of the page", (page, secret) => void page.text(secret, 700, 300, { lineBreak: false })],
  ["transparent", (page, secret) => void page.opacity(0).text(secret)],
  ["nearly transparent", (page, secret) => void page.opacity(0.02).text(secret)],
  ["white and tiny", (page, secret) => void page.fillColor("white").fontSize(1.5).text(secret)],
];

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC",
  "base64",
);

/** Ordinary pages, with what resembles hiding: white on colour, the text of a scan, small print, a title's shadow. */
export function drawOrdinary(page: PDFKit.PDFDocument, pages: OrdinaryPage[], random: () => number): void {
  for (const [at, { paragraphs }] of pages.entries()) {
    if (at > 0) page.addPage();
    const look = Math.floor(random() * 6);
    if (look === 0) {
      page.rect(60, 40, 480, 24).fill("#203a5c");
      page.fillColor("white").fontSize(12).text("Übersicht der Bestimmungen und Fristen", 72, 46);
    }
    if (look === 1) {
      page.fillColor("white").fontSize(18).text("Allgemeine Bestimmungen der Lieferung", 73, 41);
      page.fillColor("#333333").fontSize(18).text("Allgemeine Bestimmungen der Lieferung", 72, 40);
    }
    if (look === 2) page.image(onePixel, 0, 0, { width: 595, height: 842 });
    page.fillColor("black").fontSize(11).text("", 72, 80);
    if (look === 2) page.addContent("3 Tr");
    for (const paragraph of paragraphs) page.text(paragraph.slice(0, 1500)).moveDown();
    if (look === 2) page.addContent("0 Tr");
    if (look === 3)
      page.fontSize(5).text("Stand: Januar 2026. Alle Angaben ohne Gewähr, Irrtum vorbehalten.");
    if (look === 4)
      page
        .text("", 72, 780)
        .fillColor("#888888")
        .fontSize(8)
        .text("Kontor Nord GmbH, Seite", { lineBreak: false });
  }
}

/** Ordinary paragraphs of a Word document: with marks of writing direction, soft hyphens, flags, and short hidden remains. */
export function wordParagraphs({ paragraphs, language }: OrdinaryPage, at: number): Paragraph[] {
  const [first = "", ...rest] = paragraphs;
  const marked = language === "ar" ? `\u200f${first}\u200e` : first.replaceAll("ung ", "\u00adung ");
  return [
    new Paragraph({
      children: [
        new TextRun(marked),
        ...(at % 4 === 0 ? [new TextRun({ text: " XE ", vanish: true })] : []),
        ...(at % 5 === 0
          ? [new TextRun(" 👩‍💻 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}")]
          : []),
      ],
    }),
    ...rest.map(text => new Paragraph(text)),
    ...(at % 6 === 0
      ? [
          new Paragraph({
            shading: { fill: "203A5C", type: "clear", color: "auto" },
            children: [new TextRun({ text: "Hinweise zur sicheren Lagerung der Ware", color: "FFFFFF" })],
          }),
        ]
      : []),
  ];
}
