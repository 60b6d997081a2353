/** A text item of pdf.js; in points, y downwards from the page's top, at the base line. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  rightToLeft: boolean;
}
