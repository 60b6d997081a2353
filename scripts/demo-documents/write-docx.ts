import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import {
  type Block,
  chapterHeading,
  type DemoDocument,
  type Language,
  sectionHeading,
  type Table as TableText,
  words,
} from "./document";

const font = "Arial";
const locales: Record<Language, string> = { de: "de-DE", en: "en-GB", fr: "fr-FR", ar: "ar-SA" };
/** Twentieths of a point: A4 with margins of 2.5 cm. */
const a4 = { short: 11906, long: 16838, margin: 1418 };

/** Writes a Word file with real heading, caption and list styles, repeated head rows and page numbers. */
export async function writeDocx(source: DemoDocument): Promise<Buffer> {
  const rtl = source.language === "ar";
  const colour = source.colour.slice(1);
  const width = (source.landscape ? a4.long : a4.short) - 2 * a4.margin;
  const typesetter = new Typesetter(source, { rtl, colour, width });

  const file = new Document({
    title: source.title,
    subject: source.subtitle,
    creator: source.company,
    lastModifiedBy: source.company,
    description: source.subtitle,
    styles: {
      default: {
        document: {
          run: {
            font,
            size: 21,
            color: "24242C",
            language: { value: locales[source.language], bidirectional: "ar-SA" },
          },
          paragraph: { spacing: { after: 130, line: 288 } },
        },
        title: {
          run: { font, size: 44, bold: true, color: colour },
          paragraph: { spacing: { before: 120, after: 60, line: 264 } },
        },
        heading1: {
          run: { font, size: 30, bold: true, color: colour },
          paragraph: { spacing: { before: 380, after: 140 }, keepNext: true },
        },
        heading2: {
          run: { font, size: 24, bold: true, color: "24242C" },
          paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
        },
      },
      paragraphStyles: [
        {
          id: "Subtitle",
          name: "Subtitle",
          basedOn: "Normal",
          run: { size: 25, color: "5C5C68" },
          paragraph: { spacing: { after: 240 } },
        },
        {
          id: "Caption",
          name: "caption",
          basedOn: "Normal",
          run: { bold: true, size: 19 },
          paragraph: { spacing: { before: 200, after: 80 }, keepNext: true },
        },
        {
          id: "CellText",
          name: "Cell Text",
          basedOn: "Normal",
          run: { size: source.landscape ? 17 : 18 },
          paragraph: { spacing: { after: 0, line: 252 } },
        },
        { id: "Note", name: "Note", basedOn: "Normal", paragraph: { spacing: { before: 120, after: 200 } } },
      ],
    },
    numbering: {
      config: [
        {
          reference: "steps",
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: "%1.",
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 400, hanging: 400 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: a4.short,
              height: a4.long,
              orientation: source.landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: 1500, bottom: 1300, left: a4.margin, right: a4.margin, header: 680, footer: 600 },
          },
        },
        headers: { default: new Header({ children: [typesetter.head()] }) },
        footers: { default: new Footer({ children: [typesetter.foot()] }) },
        children: typesetter.content(),
      },
    ],
  });
  return Packer.toBuffer(file);
}

class Typesetter {
  private lists = 0;
  private readonly rtl: boolean;
  private readonly colour: string;
  private readonly width: number;

  /** @param style the width is that of the text, in twentieths of a point */
  constructor(
    private readonly source: DemoDocument,
    style: { rtl: boolean; colour: string; width: number },
  ) {
    this.rtl = style.rtl;
    this.colour = style.colour;
    this.width = style.width;
  }

  head(): Paragraph {
    return new Paragraph({
      bidirectional: this.rtl,
      tabStops: [{ type: TabStopType.RIGHT, position: this.width }],
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "D5D3CF", space: 6 } },
      children: [
        this.run(this.source.company, { muted: true }),
        this.run(`\t${this.source.title}`, { muted: true }),
      ],
    });
  }

  foot(): Paragraph {
    const [before, between] = words[this.source.language].footer;
    return new Paragraph({
      bidirectional: this.rtl,
      alignment: AlignmentType.CENTER,
      children: [
        new TextRun({
          children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES],
          size: 17,
          color: "5C5C68",
          rightToLeft: this.rtl,
        }),
      ],
    });
  }

  content(): (Paragraph | Table)[] {
    const { source } = this;
    return [
      this.paragraph(source.title, { heading: HeadingLevel.TITLE }),
      this.paragraph(source.subtitle, { style: "Subtitle" }),
      ...source.facts.map(([label, value]) => this.paragraph(`${label}: ${value}`, { style: "CellText" })),
      ...source.chapters.flatMap((chapter, c) => [
        this.paragraph(chapterHeading(source, c), { heading: HeadingLevel.HEADING_1 }),
        ...this.blocks(chapter.blocks ?? []),
        ...(chapter.sections ?? []).flatMap((section, s) => [
          this.paragraph(sectionHeading(c, s, section.title), { heading: HeadingLevel.HEADING_2 }),
          ...this.blocks(section.blocks),
        ]),
      ]),
    ];
  }

  private blocks(blocks: Block[]): (Paragraph | Table)[] {
    return blocks.flatMap(block => {
      if (typeof block === "string") return [this.paragraph(block)];
      if ("points" in block)
        return block.points.map(text => this.paragraph(text, { bullet: { level: 0 }, tight: true }));
      if ("steps" in block) {
        this.lists += 1;
        const numbering = { reference: "steps", level: 0, instance: this.lists };
        return block.steps.map(text => this.paragraph(text, { numbering, tight: true }));
      }
      if ("note" in block) return [this.note(block.note)];
      return this.table(block);
    });
  }

  private run(text: string, { muted = false, bold = false } = {}): TextRun {
    return new TextRun({ text, bold, rightToLeft: this.rtl, ...(muted && { size: 17, color: "5C5C68" }) });
  }

  private paragraph(
    text: string,
    options: {
      heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel];
      style?: string;
      bullet?: { level: number };
      numbering?: { reference: string; level: number; instance: number };
      tight?: boolean;
      bold?: boolean;
      atEnd?: boolean;
      keepNext?: boolean;
    } = {},
  ): Paragraph {
    const { tight, bold, atEnd, ...rest } = options;
    return new Paragraph({
      ...rest,
      bidirectional: this.rtl,
      ...(tight && { spacing: { after: 60 } }),
      ...(atEnd && { alignment: AlignmentType.END }),
      // An explicit bold: false would override the heading style.
      children: [new TextRun({ text, rightToLeft: this.rtl, ...(bold && { bold }) })],
    });
  }

  private note(text: string): Paragraph {
    const edge = { style: BorderStyle.SINGLE, size: 24, color: this.colour, space: 8 };
    return new Paragraph({
      style: "Note",
      bidirectional: this.rtl,
      border: this.rtl ? { right: edge } : { left: edge },
      shading: { type: ShadingType.CLEAR, fill: "F4F2EF" },
      children: [new TextRun({ text, rightToLeft: this.rtl })],
    });
  }

  private table(table: TableText): (Paragraph | Table)[] {
    // Word keeps a short table on one page if all rows but the last are kept with the next; landscape pages are too
    // low for that.
    const together = !this.source.landscape && table.rows.length <= 9;
    const whole = table.columns.reduce((sum, column) => sum + column.share, 0);
    const widths = table.columns.map(column => Math.floor((column.share / whole) * this.width));
    const row = (cells: string[], isHead: boolean, isLast = false) =>
      new TableRow({
        tableHeader: isHead,
        cantSplit: true,
        children: cells.map(
          (text, i) =>
            new TableCell({
              width: { size: widths[i]!, type: WidthType.DXA },
              verticalAlign: isHead ? VerticalAlign.BOTTOM : VerticalAlign.TOP,
              ...(isHead && { shading: { type: ShadingType.CLEAR, fill: "ECE8E3" } }),
              children: [
                this.paragraph(text, {
                  style: "CellText",
                  bold: isHead,
                  atEnd: table.columns[i]!.align === "end",
                  keepNext: isHead || (together && !isLast),
                }),
              ],
            }),
        ),
      });
    const line = { style: BorderStyle.SINGLE, size: 4, color: "CFCBC5" };
    const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
    return [
      this.paragraph(table.caption, { style: "Caption" }),
      new Table({
        columnWidths: widths,
        width: { size: this.width, type: WidthType.DXA },
        layout: TableLayoutType.FIXED,
        visuallyRightToLeft: this.rtl,
        margins: { top: 60, bottom: 60, left: 90, right: 90 },
        borders: {
          top: line,
          bottom: line,
          left: none,
          right: none,
          insideHorizontal: line,
          insideVertical: none,
        },
        rows: [
          row(
            table.columns.map(column => column.title),
            true,
          ),
          ...table.rows.map((cells, i) => row(cells, false, i === table.rows.length - 1)),
        ],
      }),
      new Paragraph({ style: "CellText", children: [] }),
    ];
  }
}
