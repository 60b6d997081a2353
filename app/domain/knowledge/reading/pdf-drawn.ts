import { getResolvedPDFJS } from "unpdf";
import type { Rect } from "./pdf-grid";
import { type Box, boxOf } from "./pdf-matrix";
import { type PdfPage, placedOperators } from "./pdf-operators";

/** The rectangles around everything that is drawn on a page but its text and pictures, on the page as displayed. */
export async function drawnOn(page: PdfPage): Promise<Rect[]> {
  const { OPS } = await getResolvedPDFJS();
  const drawn: Rect[] = [];
  for (const { operator, args, matrix } of await placedOperators(page)) {
    if (operator !== OPS.constructPath) continue;
    const [how, , bounds] = args as [number, unknown, Box | undefined];
    if (!bounds || how === OPS.endPath) continue;
    const [left, top, right, bottom] = boxOf(matrix, bounds);
    drawn.push({ left, top, right, bottom });
  }
  return drawn;
}
