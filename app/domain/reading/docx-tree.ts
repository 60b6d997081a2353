import { readFile } from "node:fs/promises";
import mammoth from "mammoth";
import { AppError } from "~/contract/errors";

/** What mammoth makes of a Word document, as far as we look (mammoth's lib/documents.js). */
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
  /** The text of a foot or end note. */
  note(reference: DocxNode): DocxNode | undefined;
}

/**
 * The content of a .docx as a tree, without its HTML ever being made. Other files (linked images,
 * attached templates) are never opened. Throws AppError docx_broken.
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
