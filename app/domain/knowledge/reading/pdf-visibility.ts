import type { HiddenText } from "./finding";
import type { IsShown } from "./pdf-layers";
import type { PdfPage } from "./pdf-operators";
import { type PaintedText, readPainting } from "./pdf-painting";
import { restoreHyphens, softHyphen } from "./soft-hyphens";

/** A text item of pdf.js. */
interface Item {
  str: string;
  transform: number[];
  width: number;
}

/** The visible and the invisible text of a page. */
export interface Visibility {
  hidden: HiddenText[];
  /** The share of the page that pictures of more than a pixel cover. */
  scanned: number;
  /** The whole text of an item, with the hyphens that pdf.js leaves out. */
  whole(item: Item): string;
  /** The visible part of an item. */
  visible(item: Item): string;
}

/** Minimum share of a page that pictures cover in a scan, whose text layer is invisible but not hidden. */
const minScanShare = 0.5;

/** Finds the invisible texts of a page. The text layer of a scan counts as visible. */
export async function readVisibility(page: PdfPage, isShown: IsShown): Promise<Visibility> {
  const { texts, imageShare, scanned } = await readPainting(page, isShown);
  const isScan = imageShare >= minScanShare;
  const visibleTexts = new Set<string>();
  const hiddenTexts: PaintedText[] = [];
  for (const text of texts) {
    if (text.visibility === "visible" || (isScan && text.invisible)) visibleTexts.add(normalise(text.text));
    else hiddenTexts.push(text);
  }
  // Ignores a shadow or an outline, which repeats visible text.
  const hidden = runsOf(hiddenTexts).filter(run => !visibleTexts.has(normalise(run.text)));
  const remaining = new Set(hiddenTexts.filter(text => text.visibility !== "outside"));
  const hyphenated = texts.filter(({ text }) => text.includes(softHyphen));
  const whole = (item: Item) => (hyphenated.length > 0 ? withHyphens(item, hyphenated) : item.str);
  return { hidden, scanned, whole, visible: item => visibleOf({ ...item, str: whole(item) }, remaining) };
}

function withHyphens(item: Item, hyphenated: PaintedText[]): string {
  let { str } = item;
  for (const text of hyphenated) {
    if (!isOnLine(text, item)) continue;
    const end = alongLine(text, item) - Math.abs(item.width);
    if (text.text.trim() !== softHyphen) str = restoreHyphens(str, text.text);
    else if (Math.abs(end) <= 0.3 * text.size) str += "-";
  }
  return str;
}

/** Joins consecutive texts of the same kind, with a space at a gap or a new line. */
function runsOf(texts: PaintedText[]): HiddenText[] {
  const runs: HiddenText[] = [];
  let before: PaintedText | undefined;
  for (const text of texts) {
    const run = runs.at(-1);
    if (!run || !before || text.visibility !== before.visibility) {
      runs.push({ kind: text.visibility as HiddenText["kind"], text: text.text });
    } else {
      const gap = Math.hypot(text.x - before.endX, text.y - before.endY);
      run.text += gap > 0.2 * Math.max(text.size, 0.1) ? ` ${text.text}` : text.text;
    }
    before = text;
  }
  return runs.map(({ kind, text }) => ({ kind, text: text.replace(/\s+/g, " ").trim() }));
}

function visibleOf(item: Item, remaining: Set<PaintedText>): string {
  if (remaining.size === 0) return item.str;
  const overlapping = [...remaining].filter(text => isOnItem(text, item));
  if (overlapping.length === 0) return item.str;
  const letters = count(item.str);
  const hidden = count(overlapping.map(({ text }) => text).join(""));
  const shared = [...letters].reduce(
    (sum, [letter, times]) => sum + Math.min(times, hidden.get(letter) ?? 0),
    0,
  );
  const all = [...letters.values()].reduce((sum, times) => sum + times, 0);
  if (shared === all) {
    for (const text of overlapping) remaining.delete(text);
    return "";
  }
  let visible = item.str;
  for (const text of overlapping) {
    const words = text.text.normalize("NFKC").trim();
    if (!words || !visible.includes(words)) continue;
    visible = visible.replace(words, " ");
    remaining.delete(text);
  }
  return visible;
}

/** Whether a painted text begins on an item's line, within it. */
function isOnItem(text: PaintedText, item: Item): boolean {
  const along = alongLine(text, item);
  return isOnLine(text, item) && along > -1 && along < Math.abs(item.width) + 1;
}

/** The distance of a painted text from the begin of an item, along its line. */
function alongLine({ x, y }: PaintedText, { transform }: Item): number {
  const [a = 1, b = 0, , , e = 0, f = 0] = transform;
  return ((x - e) * a + (y - f) * b) / (Math.hypot(a, b) || 1);
}

function isOnLine({ x, y, size }: PaintedText, { transform }: Item): boolean {
  const [a = 1, b = 0, , , e = 0, f = 0] = transform;
  const aside = Math.abs((x - e) * b - (y - f) * a) / (Math.hypot(a, b) || 1);
  return aside < Math.max(0.5, 0.2 * size);
}

const normalise = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

function count(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of normalise(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
