import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { type Matrix, multiply } from "./pdf-matrix";

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

// pdf.js needs it for fonts; Node has it from version 21 on.
if (!("transferToFixedLength" in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    value(this: ArrayBuffer) {
      return this.slice(0);
    },
  });

/** An operator of a page, and the matrix from its coordinates to the page as displayed. */
export interface PlacedOperator {
  operator: number;
  args: unknown[];
  matrix: Matrix;
}

/** The operators of a page, without those that only change the matrix. pdf.js caches its list until the page's cleanup. */
export async function placedOperators(page: PdfPage): Promise<Iterable<PlacedOperator>> {
  const { OPS } = await getResolvedPDFJS();
  return place(
    OPS,
    await page.getOperatorList(),
    page.getViewport({ scale: 1 }).transform as unknown as Matrix,
  );
}

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Operators = Awaited<ReturnType<PdfPage["getOperatorList"]>>;

function* place(
  OPS: Pdfjs["OPS"],
  { fnArray, argsArray }: Operators,
  displayed: Matrix,
): Generator<PlacedOperator> {
  const stack: Matrix[] = [];
  let matrix = displayed;
  for (const [at, operator] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as unknown[];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as unknown as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (args[0]) matrix = multiply(matrix, args[0] as Matrix);
    } else yield { operator, args, matrix };
  }
}
