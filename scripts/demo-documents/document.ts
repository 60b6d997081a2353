/** The source of a demo document, one file each; write-pdf.ts and write-docx.ts lay it out. */

export type Language = "de" | "en" | "fr" | "ar";

/** A plain string is a paragraph. */
export type Block = string | { points: string[] } | { steps: string[] } | { note: string } | Table;

/** `share` is the column's share of the text width; rows contain one string per column. */
export interface Column {
  title: string;
  share: number;
  align?: "end";
}

export interface Table {
  caption: string;
  columns: Column[];
  rows: string[][];
}

export interface Section {
  title: string;
  blocks: Block[];
}

export interface Chapter {
  title: string;
  /** Text before the first section. */
  blocks?: Block[];
  sections?: Section[];
}

export interface DemoDocument {
  /** Path below the output folder; its extension selects the writer. */
  file: string;
  language: Language;
  company: string;
  /** The company's colour, as #rrggbb, dark enough for text on white. */
  colour: string;
  title: string;
  subtitle: string;
  /** Shown on the cover or below the title: label and value. */
  facts: [label: string, value: string][];
  /** The one date in the file, ISO 8601. */
  date: string;
  /** PDF: a cover page and a table of contents; each chapter on a new page, or only when little room is left. */
  book?: "chapters" | "flow";
  /** Word: pages on their side, for wide tables. */
  landscape?: boolean;
  /** Precedes a chapter's number, as in "§ 5". */
  chapterMark?: string;
  chapters: Chapter[];
}

export interface Words {
  contents: string;
  page: (page: number | string, of: number | string) => string;
  footer: [before: string, between: string];
}

export const words: Record<Language, Words> = {
  de: { contents: "Inhalt", page: (n, of) => `Seite ${n} von ${of}`, footer: ["Seite ", " von "] },
  en: { contents: "Contents", page: (n, of) => `Page ${n} of ${of}`, footer: ["Page ", " of "] },
  fr: { contents: "Sommaire", page: (n, of) => `Page ${n} sur ${of}`, footer: ["Page ", " sur "] },
  ar: { contents: "المحتويات", page: (n, of) => `صفحة ${n} من ${of}`, footer: ["صفحة ", " من "] },
};

/** "4 Urlaub und Abwesenheit"; numbers are part of the text because readers of .docx files lose automatic ones. */
export function chapterHeading(document: DemoDocument, chapter: number): string {
  return `${document.chapterMark ?? ""}${chapter + 1} ${document.chapters[chapter]!.title}`;
}

/** "4.2 Übertragung von Resturlaub" */
export function sectionHeading(chapter: number, section: number, title: string): string {
  return `${chapter + 1}.${section + 1} ${title}`;
}
