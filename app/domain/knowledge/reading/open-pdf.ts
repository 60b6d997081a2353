import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import { AppError } from "~/contract/errors";
import type { HiddenText } from "./finding";
import { invisibleText } from "./invisible-characters";
import { drawnOn } from "./pdf-drawn";
import { mayHoldTable, rowsWithGrids } from "./pdf-grid";
import type { Piece } from "./pdf-piece";
import type { PageRows } from "./pdf-repeats";
import { rowsOf } from "./pdf-rows";
import { veilOf } from "./pdf-veil";
import { spelledOut } from "./symbol-fonts";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** pdf.js's verbosity: 0 logs errors only. */
const quiet = 0;

/**
 * Opens a PDF for text extraction: nothing is evaluated, rendered or fetched, and its JavaScript never runs.
 * @param maxImageSize the pixels of the largest picture that is decoded: text needs none
 * @throws AppError pdf_encrypted, pdf_broken
 */
export async function openPdf(path: string, maxImageSize = 1): Promise<Pdf> {
  const data = new Uint8Array(await readFile(path));
  try {
    const pdf = await getDocumentProxy(data, {
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
      isOffscreenCanvasSupported: false,
      maxImageSize,
      verbosity: quiet,
    });
    if (pdf.numPages < 1) throw new AppError("pdf_broken");
    return pdf;
  } catch (error) {
    const encrypted = error instanceof Error && error.name === "PasswordException";
    throw new AppError(encrypted ? "pdf_encrypted" : "pdf_broken");
  }
}

/** Fewer signs than this say nothing about a page. */
const fewSigns = 25;
/** From this share of signs without a character on, the rest of a page is none either: numbers of glyphs taken for letters. */
const mostStrange = 0.3;

/** Whether a font does not say which characters its glyphs are: then a text is control and private characters. */
function isUnreadable(text: string): boolean {
  const strange = text.match(/[^\P{C}\s\p{Cf}]|\uFFFD/gu)?.length ?? 0;
  if (strange === 0) return false;
  const signs = text.replace(/\s/g, "").length;
  return signs >= fewSigns && strange > signs * mostStrange;
}

/**
 * The text rows of one page (`number` from 1), without what its readers cannot see unless `all` is wanted; none of a page
 * whose fonts do not say what they write.
 * @throws AppError pdf_broken
 */
export async function readRows(pdf: Pdf, number: number, all = false): Promise<PageRows> {
  try {
    const page = await pdf.getPage(number);
    const { transform, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const veil = await veilOf(page);
    if (isUnreadable(content.items.map(item => ("str" in item ? item.str : "")).join(""))) {
      page.cleanup();
      return { number, height, rows: [], scanned: veil.scanned, unreadable: true };
    }
    const hidden: HiddenText[] = all ? [] : veil.hidden;
    const pieces: Piece[] = [];
    for (const item of content.items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const text = spelledOut(page, item.fontName, all ? item.str : veil.visible(item));
      if (!text.trim()) continue;
      const spelled = all ? undefined : invisibleText(text);
      if (spelled) hidden.push({ kind: "invisible", text: spelled });
      const placed = place(transform, item.transform);
      const font = { size: placed.size || item.height || 1, font: item.fontName };
      if (placed.mirrored && text.trim().length <= longestMirrored) {
        pieces.push(mirroredPiece(text, placed, font));
        continue;
      }
      // Vertical or upside-down text is a stamp or an axis label.
      if (Math.abs(placed.slope) > 0.2) continue;
      pieces.push({
        text,
        x: placed.x,
        y: placed.y,
        width: item.width,
        ...font,
        rightToLeft: item.dir === "rtl",
      });
    }
    const rows = rowsOf(pieces);
    const drawn = mayHoldTable(rows) ? await drawnOn(page) : [];
    page.cleanup();
    return { number, height, rows: rowsWithGrids(pieces, rows, drawn), hidden, scanned: veil.scanned };
  } catch {
    throw new AppError("pdf_broken");
  }
}

interface Placed {
  x: number;
  y: number;
  size: number;
  slope: number;
  /** Turned from left to right, its top still above. */
  mirrored: boolean;
}

/** The turned E of a logo ("XƎLATEX"), with the letter after it where pdf.js takes both as one. */
const longestMirrored = 3;
/** The width of a letter in its size, for want of a measured one. */
const usualWidth = 0.55;

/** Letters of a logo that are turned begin left of their place. */
function mirroredPiece(text: string, { x, y }: Placed, font: Pick<Piece, "size" | "font">): Piece {
  const letters = text.replace(/\s/g, "");
  const letter = usualWidth * font.size;
  return { text: letters, x: x - letter, y, width: letters.length * letter, ...font, rightToLeft: false };
}

/** The position of a text on the page as displayed (page rotation included). */
function place(page: number[], text: number[]): Placed {
  const [a, b, c, d, e, f] = page as [number, number, number, number, number, number];
  const [ta, tb, tc, td, te, tf] = text as [number, number, number, number, number, number];
  const right = { x: a * ta + c * tb, y: b * ta + d * tb };
  const up = { x: a * tc + c * td, y: b * tc + d * td };
  return {
    x: a * te + c * tf + e,
    y: b * te + d * tf + f,
    size: Math.hypot(up.x, up.y),
    slope: right.x > 0 ? right.y / right.x : Number.POSITIVE_INFINITY,
    mirrored: right.x < 0 && Math.abs(right.y) < 0.2 * -right.x && up.y < 0,
  };
}

/** Whether rows contain searchable text. */
export function hasText({ rows }: PageRows): boolean {
  return rows.some(row => row.segments.some(segment => /[\p{L}\p{N}]/u.test(segment.text)));
}
