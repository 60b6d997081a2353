import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import mammoth from "mammoth";
import { openArrayBuffer } from "mammoth/lib/zipfile.js";
import { AppError } from "~/contract/errors";
import { drawnTexts } from "./docx-drawn";
import { withLabels } from "./docx-labels";
import { withoutInstructions, xmlPart } from "./docx-markup";
import { DocxNumbers } from "./docx-numbers";
import { unwrapShapes } from "./docx-shapes";
import { unwrapText } from "./docx-wrapped";
import type { HiddenText } from "./finding";
import { hidingStyles, withoutHiddenText } from "./hidden-text";
import { invisibleText } from "./invisible-characters";

/** The part of mammoth's document tree that is used here (mammoth's lib/documents.js). */
export interface DocxNode {
  type: string;
  children?: DocxNode[];
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  isBold?: boolean;
  isHeader?: boolean;
  colSpan?: number;
  rowSpan?: number;
  checked?: boolean;
  noteType?: string;
  noteId?: string;
  breakType?: string;
  body?: DocxNode[];
}

export interface DocxTree {
  children: DocxNode[];
  /** Number of invisible words, which are excluded. */
  hiddenWords: number;
  /** The text of a footnote or endnote. */
  note(reference: DocxNode): DocxNode | undefined;
  /** Removes the marks of hidden runs from a text and adds their text, and invisible characters, to `hidden`. */
  extractHidden(text: string): string;
  /** The hidden texts that were extracted since the list was last emptied. */
  hidden: HiddenText[];
}

/**
 * Reads the visible content of a .docx as a tree, without HTML conversion. Never opens external files (linked images,
 * attached templates).
 * @param includeHidden also reads text that readers cannot see
 * @throws AppError docx_broken
 */
export async function readDocxTree(path: string, { includeHidden = false } = {}): Promise<DocxTree> {
  let tree: DocxTree | undefined;
  try {
    const file = await partsOf(await readFile(path), includeHidden);
    await mammoth.convertToHtml({ file } as never, {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument: document => {
        tree = {
          children: document.children,
          hiddenWords: file.hiddenWords,
          note: reference => document.notes.resolve(reference) ?? undefined,
          extractHidden: text => file.extractHidden(text, tree!.hidden),
          hidden: [],
        };
        return { ...document, children: [] };
      },
    });
  } catch {
    throw new AppError("docx_broken");
  }
  if (!tree) throw new AppError("docx_broken");
  return tree;
}

/**
 * The archive for mammoth. Replaces hidden runs by marks unless `includeHidden` is set, because mammoth drops the formatting of
 * runs.
 */
async function partsOf(content: Buffer, includeHidden: boolean) {
  const zip = plainParts(await openArrayBuffer(content));
  const partOf = async (name: string) => (zip.exists(name) ? await zip.read(name, "utf-8") : "");
  const styleXml = await partOf(styleSheet);
  const styles = hidingStyles(styleXml);
  const numbers = new DocxNumbers(await partOf("word/numbering.xml"), styleXml);
  const drawn = await drawnTexts(zip);
  const hiddenRuns: HiddenText[] = [];
  // Private characters around a random number, so that a document cannot contain marks.
  const secret = randomBytes(8).toString("hex");
  const marks = new RegExp(`(?:\ue000${secret}-\\d+\ue001\\s*)+`, "g");
  const mark = (hidden: HiddenText) => `\ue000${secret}-${hiddenRuns.push(hidden) - 1}\ue001`;
  const parts = {
    ...zip,
    hiddenWords: 0,
    extractHidden(text: string, hidden: HiddenText[]) {
      if (includeHidden) return text;
      const invisible = invisibleText(text);
      if (invisible) hidden.push({ kind: "invisible", text: invisible.replace(marks, " ") });
      return text.replace(marks, run => {
        for (const [, at] of run.matchAll(/-(\d+)\ue001/g)) addHidden(hidden, hiddenRuns[Number(at)]!);
        return "";
      });
    },
    async read(name: string, encoding: string) {
      // mammoth fails for lists with missing styles, and DocxNumbers computes the numbers.
      if (numberingPart.test(name)) return noNumbering;
      const part = await zip.read(name, encoding);
      if (encoding !== "utf-8" || name.endsWith(".rels")) return part;
      const labelled = mainPart.test(name) ? withLabels(unwrapShapes(part, drawn), numbers) : part;
      const unwrapped = unwrapText(labelled);
      if (includeHidden) return unwrapped;
      const { xml, words } = withoutHiddenText(unwrapped, styles, mark);
      parts.hiddenWords += words;
      return xml;
    },
  };
  return parts;
}

/**
 * The archive with texts that consist of elements alone. A text whose name is not that of an XML part was not checked at the
 * upload. @throws AppError docx_broken, when it is read
 */
function plainParts(zip: Awaited<ReturnType<typeof openArrayBuffer>>): typeof zip {
  const read: typeof zip.read = async (name, encoding) => {
    const part = await zip.read(name, encoding);
    if (encoding !== "utf-8") return part;
    if (!xmlPart.test(name)) throw new AppError("docx_broken");
    return withoutInstructions(part);
  };
  return { ...zip, read };
}

/** Adds a hidden text, joined with a preceding one of the same kind. */
function addHidden(hidden: HiddenText[], { kind, text }: HiddenText): void {
  const last = hidden.at(-1);
  if (last?.kind === kind) last.text += text;
  else hidden.push({ kind, text });
}

const numberingPart = /^word\/numbering\d*\.xml$/;
const noNumbering =
  '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"></w:numbering>';
const styleSheet = "word/styles.xml";
const mainPart = /^word\/document\d*\.xml$/;
