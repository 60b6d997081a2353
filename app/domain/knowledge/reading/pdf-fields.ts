import type { PdfPage } from "./pdf-operators";
import type { Piece } from "./pdf-piece";

/** What pdf.js says of an annotation, as far as it is used here. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  /** Of a choice: what is stored, and what is shown. */
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

/** 12.5.3 of ISO 32000: hidden, and not to be seen on a screen. */
const unseenFlags = 2 | 32;
const usualSize = 10;
/** Smaller letters cannot be read (see pdf-painting). */
const smallest = 2;
/** From here on a colour is white on white paper. */
const white = 0xf5;

/** What was filled in on a page: the fields of a form that are seen, and text typed onto the page; not on it by itself. */
export async function filledIn(page: PdfPage): Promise<Piece[]> {
  const { convertToViewportPoint, width, height } = viewportOf(page);
  const annotations = (await page.getAnnotations({ intent: "display" })) as Annotation[];
  return annotations.flatMap(annotation => {
    const text = textOf(annotation);
    if (!text || !annotation.rect || isUnseen(annotation)) return [];
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
    return linesIn(box, text, annotation.defaultAppearanceData?.fontSize || usualSize);
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
  const shown = (value: string) =>
    annotation.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return [fieldValue]
    .flat()
    .flatMap(value => (typeof value === "string" && value ? shown(value) : []))
    .join(", ");
}

function isUnseen({ hidden, annotationFlags = 0, defaultAppearanceData }: Annotation): boolean {
  const { fontSize = 0, fontColor } = defaultAppearanceData ?? {};
  const isWhite =
    fontColor !== undefined && fontColor.length > 0 && Array.from(fontColor).every(part => part >= white);
  return (
    hidden === true ||
    (annotationFlags & unseenFlags) !== 0 ||
    isWhite ||
    (fontSize > 0 && fontSize <= smallest)
  );
}

/** One line stands in the middle of its field, several below its upper edge. */
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
