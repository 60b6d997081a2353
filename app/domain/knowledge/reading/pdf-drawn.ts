import { getResolvedPDFJS } from "unpdf";
import type { Rect } from "./pdf-grid";
import { type Box, boxOf } from "./pdf-matrix";
import { type PdfPage, placedOperators } from "./pdf-operators";

/** Reads the bounds of everything that is drawn on a page except text and pictures, on the page as displayed. */
export async function readDrawnRects(page: PdfPage): Promise<Rect[]> {
  const { OPS } = await getResolvedPDFJS();
  const drawn: Rect[] = [];
  for (const { operator, args, matrix } of await placedOperators(page)) {
    if (operator !== OPS.constructPath) continue;
    const [operation, , bounds] = args as [number, unknown, Box | undefined];
    if (!bounds || operation === OPS.endPath) continue;
    const [left, top, right, bottom] = boxOf(matrix, bounds);
    drawn.push({ left, top, right, bottom });
  }
  return drawn;
}
