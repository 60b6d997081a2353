import type { Rect } from "./pdf-grid";
import type { Piece } from "./pdf-piece";

/** Relative to the size of the letters; chosen: the side of a bullet, its distance from its text, and from text before it. */
const side = { least: 0.12, most: 0.5 };
const maxDistance = 2.5;
const minSpace = 1.5;

/**
 * The bullets of lists that are drawn as shapes, as browsers print them: a small square or disc at the height of small
 * letters, before a text that begins there.
 * @param drawn the bounds of everything that is drawn
 */
export function drawnBullets(pieces: Piece[], drawn: Rect[]): Piece[] {
  return drawn.filter(isSquare).flatMap(shape => {
    const line = pieces.filter(piece => piece.text.trim() && isOnLine(shape, piece));
    const text = line.find(piece => isWithin(gapAfter(shape, piece), 0, maxDistance * piece.size));
    const follows = line.some(piece => isWithin(gapBefore(shape, piece), -1, minSpace * piece.size));
    return text && !follows
      ? [{ ...text, text: "•", x: shape.left, width: shape.right - shape.left, fixedWidth: false }]
      : [];
  });
}

function isSquare({ left, top, right, bottom }: Rect): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 0 && Math.abs(width - height) <= 0.15 * width;
}

function isOnLine(shape: Rect, { y, size }: Piece): boolean {
  const middle = (shape.top + shape.bottom) / 2;
  const length = shape.right - shape.left;
  return (
    isWithin(length, side.least * size, side.most * size) && isWithin(y - middle, 0.1 * size, 0.6 * size)
  );
}

/** The distance from a shape to a text that follows it in the direction of reading. */
function gapAfter(shape: Rect, { x, width, rightToLeft }: Piece): number {
  return rightToLeft ? shape.left - (x + width) : x - shape.right;
}

/** The distance from a text to a shape that follows it. */
function gapBefore(shape: Rect, { x, width, rightToLeft }: Piece): number {
  return rightToLeft ? x - shape.right : shape.left - (x + width);
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
