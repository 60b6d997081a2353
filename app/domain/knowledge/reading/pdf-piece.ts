/** A text item of pdf.js. Positions of the base line in points, y downwards from the top of the page. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  rightToLeft: boolean;
  /** Whether all signs of its font have the same width. */
  fixedWidth?: boolean;
}
