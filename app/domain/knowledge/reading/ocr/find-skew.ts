import type { Picture } from "./page-picture";

/** Radians: a scanner's feed turns a page by less. */
const maxAngle = (6 * Math.PI) / 180;
const coarse = (0.5 * Math.PI) / 180;
const fine = (0.1 * Math.PI) / 180;

/**
 * The angle by which the lines of a page are turned, in radians, clockwise as displayed: the one at which the rows of
 * dark pixels differ most from those between them. 0 without lines.
 */
export function findSkew(picture: Picture): number {
  const dark = darkPixels(picture);
  if (dark.length < 200) return 0;
  const first = best(dark, picture.height, { from: -maxAngle, to: maxAngle, step: coarse });
  return best(dark, picture.height, { from: first - coarse, to: first + coarse, step: fine });
}

/** x and y of the dark pixels, one after the other. */
function darkPixels({ width, height, grey }: Picture): Float32Array {
  const points: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (grey[y * width + x]! < 128) points.push(x - width / 2, y);
  return Float32Array.from(points);
}

/** The angle of a range at which the rows are sharpest. */
function best(
  dark: Float32Array,
  height: number,
  { from, to, step }: { from: number; to: number; step: number },
): number {
  let bestAngle = 0;
  let highest = -1;
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const score = sharpness(dark, height, Math.tan(angle));
    if (score > highest) [bestAngle, highest] = [angle, score];
  }
  return bestAngle;
}

function sharpness(dark: Float32Array, height: number, slope: number): number {
  const rows = new Float64Array(height * 2);
  for (let at = 0; at < dark.length; at += 2) {
    const row = Math.round(dark[at + 1]! - dark[at]! * slope + height / 2);
    if (row >= 0 && row < rows.length) rows[row]! += 1;
  }
  let sum = 0;
  for (let at = 1; at < rows.length; at++) sum += (rows[at]! - rows[at - 1]!) ** 2;
  return sum;
}
