import type { Rect } from "./pdf-grid";
import type { Piece } from "./pdf-piece";

/** The clockwise quarter turns of a text on the page as displayed. */
export type Turn = 0 | 1 | 2 | 3;

/** The size of a page as displayed, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Maximum slope of text that counts as straight; steeper text is a stamp. */
const maxSlope = 0.2;
/** Minimum number of letters and lines of turned text; less is a stamp or the labels of a drawing. */
const minLetters = 100;
const minLines = 4;
/** The alternative minimum share of the page's letters. */
const minShare = 0.25;
/** Maximum distance of a duplicate of a text (a shadow), relative to the letter size. */
const maxShadowDistance = 0.12;

/** The turn of a text by its direction of reading, y downwards; undefined for slanted text. */
export function turnOf(x: number, y: number): Turn | undefined {
  if (Math.abs(y) <= maxSlope * Math.abs(x)) return x > 0 ? 0 : 2;
  if (Math.abs(x) > maxSlope * Math.abs(y)) return undefined;
  return y > 0 ? 1 : 3;
}

/** The position of a point after turning the page back, so that text of this turn is upright. */
export function turnBack({ x, y }: { x: number; y: number }, turn: Turn, { width, height }: PageSize) {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  if (turn === 3) return { x: height - y, y: x };
  return { x, y };
}

/** The position of a rectangle after turning the page back, see {@link turnBack}. */
export function turnRect({ left, top, right, bottom }: Rect, turn: Turn, size: PageSize): Rect {
  const one = turnBack({ x: left, y: top }, turn, size);
  const other = turnBack({ x: right, y: bottom }, turn, size);
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
  };
}

/** The pieces of a page by the turn of their text. */
export class TurnedPieces {
  readonly byTurn = new Map<Turn, Piece[]>();
  private readonly piecesByText = new Map<string, Piece[]>();

  /** Adds a piece, unless it duplicates another at the same position, as for a shadow or fake bold letters. */
  add(piece: Piece, turn: Turn): void {
    const key = `${turn} ${piece.text}`;
    const same = this.piecesByText.get(key) ?? [];
    const near = (one: number, other: number) => Math.abs(one - other) < maxShadowDistance * piece.size;
    if (same.some(other => near(other.x, piece.x) && near(other.y, piece.y))) return;
    if (same.push(piece) === 1) this.piecesByText.set(key, same);
    const turned = this.byTurn.get(turn);
    if (turned) turned.push(piece);
    else this.byTurn.set(turn, [piece]);
  }
}

/**
 * The turns of the texts to read, that with most letters first: a table may be turned, and heads of columns may be vertical.
 * Excludes stamps and labels of axes.
 * @param scanned the share of the page that pictures cover
 */
export function readTurns(pieces: Map<Turn, Piece[]>, scanned: number): Turn[] {
  const letters = new Map(
    [...pieces].map(([turn, ofTurn]) => [
      turn,
      ofTurn.reduce((sum, { text }) => sum + text.trim().length, 0),
    ]),
  );
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const minCount = scanned > 0 ? minLetters : 0;
  const ordered = [...letters].sort((one, other) => other[1] - one[1]);
  return ordered.flatMap(([turn, count], at) => {
    if (turn === 0) return [turn];
    if (at === 0) return count >= minCount ? [turn] : [];
    const lines = new Set(pieces.get(turn)!.map(({ y }) => Math.round(y / 3))).size;
    const isSubstantial = lines > 1 && count >= Math.max(minCount, minShare * all);
    return isSubstantial || (lines >= minLines && count >= minLetters) ? [turn] : [];
  });
}
