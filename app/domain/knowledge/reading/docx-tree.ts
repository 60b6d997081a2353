import { readFile } from "node:fs/promises";
import mammoth from "mammoth";
import { openArrayBuffer } from "mammoth/lib/zipfile.js";
import { AppError } from "~/contract/errors";
import { hidingStyles, withoutHiddenText } from "./hidden-text";

/** The part of mammoth's document tree that is used here (mammoth's lib/documents.js). */
export interface DocxNode {
  type: string;
  children?: DocxNode[];
  value?: string;
  styleId?: string | null;
  styleName?: string | null;
  numbering?: { isOrdered: boolean; level: string } | null;
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
  /** Words that readers of the document cannot see; they are left out. */
  hiddenWords: number;
  /** The text of a footnote or endnote. */
  note(reference: DocxNode): DocxNode | undefined;
}

/**
 * The visible content of a .docx as a tree, without HTML conversion. External files (linked images, attached templates)
 * are never opened.
 * @throws AppError docx_broken
 */
export async function readDocxTree(path: string): Promise<DocxTree> {
  let tree: DocxTree | undefined;
  try {
    const file = await visibleParts(await readFile(path));
    await mammoth.convertToHtml({ file } as never, {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument: document => {
        tree = {
          children: document.children,
          hiddenWords: file.hiddenWords,
          note: reference => document.notes.resolve(reference) ?? undefined,
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

/** The archive as mammoth reads it, whose parts have lost their hidden text: mammoth keeps no formatting of runs. */
async function visibleParts(content: Buffer) {
  const zip = await openArrayBuffer(content);
  const styles = hidingStyles(zip.exists(styleSheet) ? await zip.read(styleSheet, "utf-8") : "");
  const parts = {
    ...zip,
    hiddenWords: 0,
    async read(name: string, encoding: string) {
      const part = await zip.read(name, encoding);
      if (typeof part !== "string" || !name.endsWith(".xml")) return part;
      const { xml, words } = withoutHiddenText(part, styles);
      parts.hiddenWords += words;
      return xml;
    },
  };
  return parts;
}

const styleSheet = "word/styles.xml";
