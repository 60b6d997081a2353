import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { type DemoDocument, words } from "./document";

type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;
type Face = "regular" | "semibold" | "bold";

/** Points, A4. */
export const sheet = { width: 595.28, height: 841.89, side: 74, top: 96, bottom: 88 };
export const textWidth = sheet.width - 2 * sheet.side;
export const ink = "#24242c";
export const muted = "#5c5c68";
export const hairline = "#d5d3cf";

const face = (file: string) => readFileSync(fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)));
const faces: Record<Face, Buffer> = {
  regular: face("public-sans-latin-400-normal.woff"),
  semibold: face("public-sans-latin-600-normal.woff"),
  bold: face("public-sans-latin-700-normal.woff"),
};

export interface Type {
  face: Face;
  size: number;
  /** Line height as a multiple of the size. */
  leading?: number;
  colour?: string;
}

export interface Place {
  x?: number;
  y?: number;
  width?: number;
  align?: "left" | "right" | "center";
}

/** A tagged PDF that is filled from top to bottom, with page headers and footers. */
export class PdfPages {
  readonly pdf: PDFKit.PDFDocument;
  private readonly root: Structure;
  y = sheet.top;
  page = 1;
  /** Text at the right of the page header. */
  running: string;

  constructor(
    readonly source: DemoDocument,
    private readonly pageCount: number,
  ) {
    const date = new Date(source.date);
    this.running = source.title;
    this.pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      autoFirstPage: false,
      pdfVersion: "1.7",
      lang: source.language,
      tagged: true,
      displayTitle: true,
      info: {
        Title: source.title,
        Author: source.company,
        Subject: source.subtitle,
        CreationDate: date,
        ModDate: date,
      },
    });
    for (const [name, font] of Object.entries(faces)) this.pdf.registerFont(name, font);
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
  }

  open({ bare = false } = {}): void {
    this.pdf.addPage();
    this.y = sheet.top;
    if (!bare) this.head();
  }

  next(): void {
    this.foot();
    this.page += 1;
    this.open();
  }

  /** Starts a new page if less than `height` points are left. */
  room(height: number): void {
    if (!this.hasRoom(height)) this.next();
  }

  hasRoom(height: number): boolean {
    return this.y + height <= sheet.height - sheet.bottom;
  }

  height(text: string, type: Type, width = textWidth): number {
    this.use(type);
    return this.pdf.heightOfString(text, { width, lineGap: this.gap(type) });
  }

  /** Writes at a position without moving down, for tagged content or artifacts. */
  draw(
    text: string,
    type: Type,
    { x = sheet.side, y = this.y, width = textWidth, align = "left" }: Place = {},
  ): void {
    this.use(type);
    this.pdf.text(text, x, y, { width, align, lineGap: this.gap(type), features: ["kern"] });
  }

  /** Writes one tagged block and moves down behind it. */
  write(
    tag: string,
    text: string,
    type: Type,
    { parent = this.root, ...place }: Place & { parent?: Structure } = {},
  ): void {
    const height = this.height(text, type, place.width);
    this.tagged(parent, tag, () => this.draw(text, type, place));
    this.y += height;
  }

  tagged(parent: Structure, tag: string, content: () => void): void {
    const element = this.pdf.struct(tag, {}, [content]);
    parent.add(element);
    element.end();
  }

  /** A structure with children, such as a table or list. The caller ends it. */
  group(tag: string, parent: Structure = this.root): Structure {
    const element = this.pdf.struct(tag);
    parent.add(element);
    return element;
  }

  /** Rules, fills and page decoration, hidden from screen readers. */
  artifact(content: () => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    content();
    this.pdf.endMarkedContent();
  }

  rule(y: number, colour = hairline, weight = 0.6, x = sheet.side, width = textWidth): void {
    this.artifact(() => {
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();
    });
  }

  async finish(): Promise<Buffer> {
    this.foot();
    this.root.end();
    const parts: Buffer[] = [];
    for await (const part of this.endAndRead()) parts.push(part);
    return Buffer.concat(parts);
  }

  private endAndRead(): AsyncIterable<Buffer> {
    this.pdf.end();
    return this.pdf as unknown as AsyncIterable<Buffer>;
  }

  private head(): void {
    const type: Type = { face: "regular", size: 8.5, colour: muted };
    this.artifact(() => {
      this.draw(this.source.company, type, { y: 50, width: textWidth / 2 });
      this.draw(this.running, type, {
        y: 50,
        x: sheet.side + textWidth / 2 - 60,
        width: textWidth / 2 + 60,
        align: "right",
      });
    });
    this.rule(66);
  }

  private foot(): void {
    if (this.source.book && this.page === 1) return;
    const text = words[this.source.language].page(this.page, this.pageCount);
    this.artifact(() => {
      this.draw(
        text,
        { face: "regular", size: 8.5, colour: muted },
        { y: sheet.height - 56, align: "center" },
      );
    });
  }

  private use(type: Type): void {
    this.pdf
      .font(type.face)
      .fontSize(type.size)
      .fillColor(type.colour ?? ink);
  }

  private gap(type: Type): number {
    return type.size * (type.leading ?? 1.4) - this.pdf.currentLineHeight(true);
  }
}
