import { type getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { Rect } from "./pdf-grid";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type Matrix = [number, number, number, number, number, number];
type Bounds = [number, number, number, number];

// pdf.js needs it for fonts; Node has it from version 21 on.
if (!("transferToFixedLength" in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    value(this: ArrayBuffer) {
      return this.slice(0);
    },
  });

/** The rectangles around everything that is drawn on a page but its text and pictures, on the page as displayed. */
export async function drawnOn(page: Page): Promise<Rect[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: Matrix[] = [];
  const drawn: Rect[] = [];
  let matrix = page.getViewport({ scale: 1 }).transform as Matrix;
  for (let at = 0; at < fnArray.length; at++) {
    const operator = fnArray[at];
    const args = argsArray[at] as unknown[];
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (args?.[0]) matrix = multiply(matrix, args[0] as Matrix);
    } else if (operator === OPS.constructPath) {
      const [how, , bounds] = args as [number, unknown, Bounds | undefined];
      if (bounds && how !== OPS.endPath) drawn.push(displayed(matrix, bounds));
    }
  }
  return drawn;
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function displayed([a, b, c, d, e, f]: Matrix, [x1, y1, x2, y2]: Bounds): Rect {
  const xs = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const ys = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
