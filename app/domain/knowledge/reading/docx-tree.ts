import { readFile } from "node:fs/promises";
import mammoth from "mammoth";
import { AppError } from "~/contract/errors";

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
  /** The text of a footnote or endnote. */
  note(reference: DocxNode): DocxNode | undefined;
}

/**
 * The content of a .docx as a tree, without HTML conversion. External files (linked images, attached templates)
 * are never opened.
 * @throws AppError docx_broken
 */
export async function readDocxTree(path: string): Promise<DocxTree> {
  let tree: DocxTree | undefined;
  try {
    await mammoth.convertToHtml(
      { buffer: await readFile(path) },
      {
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        transformDocument: document => {
          tree = {
            children: document.children,
            note: reference => document.notes.resolve(reference) ?? undefined,
          };
          return { ...document, children: [] };
        },
      },
    );
  } catch {
    throw new AppError("docx_broken");
  }
  if (!tree) throw new AppError("docx_broken");
  return tree;
}
