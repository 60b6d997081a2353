import type { Rect } from "./pdf-grid";
import type { Piece } from "./pdf-piece";

/** Quarter turns, clockwise, that a text is turned by on the page as displayed. */
export type Turn = 0 | 1 | 2 | 3;

/** How large a page is as displayed, in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Slope up to which text counts as straight; steeper text is a stamp. */
const slant = 0.2;
/** Letters and lines from which turned text beside other text is more than a stamp or the labels of a drawing. */
const fewLetters = 100;
const fewLines = 4;
/** Or it is this share of the page's letters. */
const share = 0.25;
/** In letter sizes: the same text printed again within this distance is a duplicate. */
const shadow = 0.12;

/** The turn of a text by the direction in which it goes on, y downwards; undefined for a slanted one. */
export function turnOf(x: number, y: number): Turn | undefined {
  if (Math.abs(y) <= slant * Math.abs(x)) return x > 0 ? 0 : 2;
  if (Math.abs(x) > slant * Math.abs(y)) return undefined;
  return y > 0 ? 1 : 3;
}

/** Where a place of the page is once the page is turned back, so that a text of this turn is upright. */
export function turnBack({ x, y }: { x: number; y: number }, turn: Turn, { width, height }: PageSize) {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  if (turn === 3) return { x: height - y, y: x };
  return { x, y };
}

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
  private readonly places = new Map<string, Piece[]>();

  /** Adds a piece, unless it is printed once more where it stands, as for a shadow or for letters that look bold. */
  add(piece: Piece, turn: Turn): void {
    const key = `${turn} ${piece.text}`;
    const same = this.places.get(key) ?? [];
    const near = (one: number, other: number) => Math.abs(one - other) < shadow * piece.size;
    if (same.some(other => near(other.x, piece.x) && near(other.y, piece.y))) return;
    if (same.push(piece) === 1) this.places.set(key, same);
    const turned = this.byTurn.get(turn);
    if (turned) turned.push(piece);
    else this.byTurn.set(turn, [piece]);
  }
}

/**
 * The turns of a page's texts to read, the one of most letters first: a table may be set along the page's long side, and
 * heads of columns may stand upright. Stamps and the labels of axes are none. `scanned` is the share of pictures.
 */
export function readTurns(pieces: Map<Turn, Piece[]>, scanned: number): Turn[] {
  const letters = new Map(
    [...pieces].map(([turn, those]) => [turn, those.reduce((sum, { text }) => sum + text.trim().length, 0)]),
  );
  const all = [...letters.values()].reduce((sum, count) => sum + count, 0);
  const least = scanned > 0 ? fewLetters : 0;
  const ordered = [...letters].sort((one, other) => other[1] - one[1]);
  return ordered.flatMap(([turn, count], at) => {
    if (turn === 0) return [turn];
    if (at === 0) return count >= least ? [turn] : [];
    const lines = new Set(pieces.get(turn)!.map(({ y }) => Math.round(y / 3))).size;
    const isMuch = lines > 1 && count >= Math.max(least, share * all);
    return isMuch || (lines >= fewLines && count >= fewLetters) ? [turn] : [];
  });
}
