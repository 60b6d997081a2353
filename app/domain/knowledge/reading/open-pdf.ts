import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import { AppError } from "~/contract/errors";
import type { HiddenText } from "./finding";
import { fixedWidthFonts } from "./fixed-width-fonts";
import { invisibleText } from "./invisible-characters";
import { drawnBullets } from "./pdf-bullets";
import { readDrawnRects } from "./pdf-drawn";
import { readFilledFields } from "./pdf-fields";
import { mayContainTable, rowsWithGrids } from "./pdf-grid";
import { readColumns } from "./pdf-gutters";
import { shownLayers } from "./pdf-layers";
import type { PdfPage } from "./pdf-operators";
import type { Piece } from "./pdf-piece";
import type { PageRows } from "./pdf-repeats";
import { rowsOf } from "./pdf-rows";
import { correctScannedRows } from "./pdf-scanned-rows";
import { type PageSize, readTurns, type Turn, TurnedPieces, turnBack, turnOf, turnRect } from "./pdf-turned";
import { readVisibility } from "./pdf-visibility";
import { fontDecoder } from "./symbol-fonts";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** pdf.js's verbosity: 0 logs errors only. */
const quiet = 0;

/**
 * Opens a PDF for text extraction: nothing is evaluated, rendered or fetched, and its JavaScript never runs.
 * @param maxImageSize the pixels of the largest picture to decode; none is needed for text
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

/** A page with fewer signs is not assessed. */
const minSigns = 25;
/** Maximum share of signs without a character; above it the others are no characters either, but numbers of glyphs. */
const maxStrangeShare = 0.3;

/**
 * Whether the fonts lack a mapping from glyphs to characters, so that the text consists of control and private
 * characters.
 */
function isUnreadable(text: string): boolean {
  const strange = text.match(/[^\P{C}\s\p{Cf}]|\uFFFD/gu)?.length ?? 0;
  if (strange === 0) return false;
  const signs = text.replace(/\s/g, "").length;
  return signs >= minSigns && strange > signs * maxStrangeShare;
}

/**
 * Reads the rows of one page (`number` from 1), without hidden text unless `includeHidden` is set; none of an unreadable page. Text
 * that is turned by a quarter is read as if the page were turned back.
 * @throws AppError pdf_broken
 */
export async function readRows(pdf: Pdf, number: number, { includeHidden = false } = {}): Promise<PageRows> {
  try {
    const page = await pdf.getPage(number);
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const visibility = await readVisibility(page, await shownLayers(pdf));
    const items = content.items.filter(item => "str" in item);
    const decode = fontDecoder(page, items);
    if (isUnreadable(items.map(({ fontName, str }) => decode(fontName, str)).join(""))) {
      page.cleanup();
      return { number, height, rows: [], scanned: visibility.scanned, unreadable: true };
    }
    const isFixedWidth = fixedWidthFonts(page, { items, styles: content.styles });
    const hidden: HiddenText[] = includeHidden ? [] : visibility.hidden;
    const pieces = new TurnedPieces();
    for (const item of items) {
      if (!item.str.trim()) continue;
      const text = decode(item.fontName, includeHidden ? visibility.whole(item) : visibility.visible(item));
      if (!text.trim()) continue;
      const invisible = includeHidden ? undefined : invisibleText(text);
      if (invisible) hidden.push({ kind: "invisible", text: invisible });
      const placed = place(transform, item.transform);
      const font = { size: placed.size || item.height || 1, font: item.fontName };
      if (placed.mirrored) {
        if (text.trim().length <= maxMirrored) pieces.add(mirroredPiece(text, placed, font), 0);
        continue;
      }
      // Skips slanted text, which is a stamp.
      const turn = turnOf(placed.right.x, placed.right.y);
      if (turn === undefined) continue;
      const { x, y } = turnBack(placed, turn, { width, height });
      const fixedWidth = isFixedWidth(item.fontName);
      pieces.add(
        { text, x, y, width: item.width, ...font, rightToLeft: item.dir === "rtl", fixedWidth },
        turn,
      );
    }
    if (await hasFields(pdf)) for (const piece of await readFilledFields(page)) pieces.add(piece, 0);
    const rows = await rowsOfTurns(page, pieces.byTurn, { scanned: visibility.scanned, width, height });
    page.cleanup();
    return { number, ...rows, hidden, scanned: visibility.scanned };
  } catch {
    throw new AppError("pdf_broken");
  }
}

/** Whether a document has form fields. pdf.js caches the result. */
const hasFields = (pdf: Pdf): Promise<boolean> =>
  pdf.getFieldObjects().then(
    fields => fields !== null,
    () => false,
  );

/** The rows of the texts of each turn, those with most letters first, as if the page were turned to make them upright. */
async function rowsOfTurns(
  page: PdfPage,
  pieces: Map<Turn, Piece[]>,
  { scanned, width, height }: PageSize & { scanned: number },
): Promise<Pick<PageRows, "rows" | "body" | "height">> {
  const [turn = 0, ...others] = readTurns(pieces, scanned);
  const drawn = await readDrawnRects(page);
  const turned = turn === 0 ? drawn : drawn.map(rect => turnRect(rect, turn, { width, height }));
  const texts = pieces.get(turn) ?? [];
  const upright = [...texts, ...drawnBullets(texts, turned)];
  const plain = rowsOf(upright);
  const grids = mayContainTable(plain) ? rowsWithGrids(upright, plain, turned) : plain;
  const { rows, body } = correctScannedRows(
    grids === plain ? (readColumns(upright) ?? plain) : grids,
    scanned,
  );
  for (const other of others) {
    const below = (rows.at(-1)?.y ?? 0) + 4 * (rows.at(-1)?.size ?? 0);
    const read = rowsOf(pieces.get(other)!);
    const above = read[0]?.y ?? 0;
    rows.push(...read.map(row => ({ ...row, y: row.y - above + below })));
  }
  return { rows, body, height: turn % 2 === 0 ? height : width };
}

interface Placed {
  x: number;
  y: number;
  size: number;
  /** The direction of reading. */
  right: { x: number; y: number };
  /** Mirrored at a vertical axis. */
  mirrored: boolean;
}

/** Maximum length of mirrored text: the E of a logo ("XƎLATEX"), with the next letter if pdf.js joins them. */
const maxMirrored = 3;
/** Width of a letter relative to its size, if it is not measured. */
const typicalWidth = 0.55;

/** A piece of mirrored letters, which extend to the left of their position. */
function mirroredPiece(text: string, { x, y }: Placed, font: Pick<Piece, "size" | "font">): Piece {
  const letters = text.replace(/\s/g, "");
  const letter = typicalWidth * font.size;
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
    right,
    mirrored: right.x < 0 && Math.abs(right.y) < 0.2 * -right.x && up.y < 0,
  };
}

/** Whether rows contain searchable text. */
export function hasText({ rows }: PageRows): boolean {
  return rows.some(row => row.segments.some(segment => /[\p{L}\p{N}]/u.test(segment.text)));
}
