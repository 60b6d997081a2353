import type { PdfPage } from "./pdf-operators";
import type { Piece } from "./pdf-piece";

/** The part of pdf.js's annotations that is used here. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  /** The stored and the displayed value of each choice. */
  options?: { exportValue: string | null; displayValue: string | null }[];
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: string;
  exportValue?: string;
  password?: boolean;
  hidden?: boolean;
  annotationFlags?: number;
  rect?: [number, number, number, number];
  contentsObj?: { str?: string };
  defaultAppearanceData?: { fontSize?: number; fontColor?: ArrayLike<number> };
}

/** 12.5.3 of ISO 32000: Hidden and NoView. */
const hiddenFlags = 2 | 32;
const defaultSize = 10;
/** Letters up to this size in points are illegible (see pdf-painting). */
const maxTinySize = 2;
/** Minimum value of the components of a colour that is invisible on white paper. */
const minWhite = 0xf5;

/** Reads the visible values of form fields and the text annotations of a page, which are not part of its content. */
export async function readFilledFields(page: PdfPage): Promise<Piece[]> {
  const { convertToViewportPoint, width, height } = viewportOf(page);
  const annotations = (await page.getAnnotations({ intent: "display" })) as Annotation[];
  return annotations.flatMap(annotation => {
    const text = textOf(annotation);
    if (!text || !annotation.rect || isHidden(annotation)) return [];
    const [left, bottom, right, top] = annotation.rect;
    const [x1, y1] = convertToViewportPoint(left, bottom);
    const [x2, y2] = convertToViewportPoint(right, top);
    const box = {
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      right: Math.max(x1, x2),
      bottom: Math.max(y1, y2),
    };
    if (box.right < 0 || box.bottom < 0 || box.left > width || box.top > height) return [];
    return linesIn(box, text, annotation.defaultAppearanceData?.fontSize || defaultSize);
  });
}

function viewportOf(page: PdfPage) {
  const viewport = page.getViewport({ scale: 1 });
  return {
    width: viewport.width,
    height: viewport.height,
    convertToViewportPoint: (x: number, y: number) =>
      viewport.convertToViewportPoint(x, y) as [number, number],
  };
}

function textOf({ subtype, fieldType, fieldValue, password, ...annotation }: Annotation): string {
  if (subtype === "FreeText") return annotation.contentsObj?.str ?? "";
  if (subtype !== "Widget" || password) return "";
  if (fieldType === "Btn") {
    const own = annotation.checkBox ? annotation.exportValue : annotation.buttonValue;
    const isButton = annotation.checkBox || annotation.radioButton;
    return isButton && fieldValue && fieldValue !== "Off" && fieldValue === own ? "☒" : "";
  }
  if (fieldType !== "Tx" && fieldType !== "Ch") return "";
  const displayed = (value: string) =>
    annotation.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return [fieldValue]
    .flat()
    .flatMap(value => (typeof value === "string" && value ? displayed(value) : []))
    .join(", ");
}

function isHidden({ hidden, annotationFlags = 0, defaultAppearanceData }: Annotation): boolean {
  const { fontSize = 0, fontColor } = defaultAppearanceData ?? {};
  const isWhite =
    fontColor !== undefined && fontColor.length > 0 && Array.from(fontColor).every(part => part >= minWhite);
  return (
    hidden === true ||
    (annotationFlags & hiddenFlags) !== 0 ||
    isWhite ||
    (fontSize > 0 && fontSize <= maxTinySize)
  );
}

/** The lines of a field: a single one is in the middle, several begin at the upper edge. */
function linesIn(
  box: { left: number; top: number; right: number; bottom: number },
  text: string,
  size: number,
): Piece[] {
  const lines = text.split(/\r\n?|\n/).filter(line => line.trim());
  const first =
    lines.length === 1 && box.bottom - box.top < 2.5 * size
      ? (box.top + box.bottom) / 2 + 0.35 * size
      : box.top + size;
  return lines.map((line, at) => ({
    text: line,
    x: box.left,
    y: first + at * 1.15 * size,
    width: box.right - box.left,
    size,
    font: "",
    rightToLeft: /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line),
  }));
}
