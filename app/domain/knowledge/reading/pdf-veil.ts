import type { HiddenText } from "./finding";
import type { PdfPage } from "./pdf-operators";
import { type PaintedText, readPainting } from "./pdf-painting";

/** A text item of pdf.js. */
interface Item {
  str: string;
  transform: number[];
  width: number;
}

/** What readers of a page cannot see of its text. */
export interface Veil {
  hidden: HiddenText[];
  /** The share of the page that pictures of more than a pixel cover. */
  scanned: number;
  /** The part of an item that readers see. */
  visible(item: Item): string;
}

/** A page's picture from this share of it on makes its inkless text the text of a scan. */
const wholePage = 0.5;

/** Finds the texts of a page that readers cannot see; those under the picture of a scan are ordinary. */
export async function veilOf(page: PdfPage): Promise<Veil> {
  const { texts, pictured, scanned } = await readPainting(page);
  const scan = pictured >= wholePage;
  const seen = new Set<string>();
  const unseen: PaintedText[] = [];
  for (const text of texts) {
    if (text.why === "seen" || (scan && text.inkless)) seen.add(plain(text.text));
    else unseen.push(text);
  }
  // A shadow or an outline repeats what is seen: nothing is hidden by it.
  const hidden = runsOf(unseen).filter(run => !seen.has(plain(run.text)));
  const open = new Set(unseen.filter(text => text.why !== "outside"));
  return { hidden, scanned, visible: item => visibleOf(item, open) };
}

/** Runs of the same kind as texts, with spaces where there is a gap or a new line. */
function runsOf(texts: PaintedText[]): HiddenText[] {
  const runs: HiddenText[] = [];
  let before: PaintedText | undefined;
  for (const text of texts) {
    const run = runs.at(-1);
    if (!run || !before || text.why !== before.why) {
      runs.push({ kind: text.why as HiddenText["kind"], text: text.text });
    } else {
      const gap = Math.hypot(text.x - before.endX, text.y - before.endY);
      run.text += gap > 0.2 * Math.max(text.size, 0.1) ? ` ${text.text}` : text.text;
    }
    before = text;
  }
  return runs.map(({ kind, text }) => ({ kind, text: text.replace(/\s+/g, " ").trim() }));
}

function visibleOf(item: Item, open: Set<PaintedText>): string {
  if (open.size === 0) return item.str;
  const under = [...open].filter(text => stands(text, item));
  if (under.length === 0) return item.str;
  const letters = count(item.str);
  const hidden = count(under.map(({ text }) => text).join(""));
  const shared = [...letters].reduce(
    (sum, [letter, times]) => sum + Math.min(times, hidden.get(letter) ?? 0),
    0,
  );
  const all = [...letters.values()].reduce((sum, times) => sum + times, 0);
  if (shared === all) {
    for (const text of under) open.delete(text);
    return "";
  }
  let left = item.str;
  for (const text of under) {
    const words = text.text.normalize("NFKC").trim();
    if (!words || !left.includes(words)) continue;
    left = left.replace(words, " ");
    open.delete(text);
  }
  return left;
}

/** Whether a painted text begins on an item's line, within it. */
function stands(text: PaintedText, { transform, width }: Item): boolean {
  const [a = 1, b = 0, , , e = 0, f = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const along = ((text.x - e) * a + (text.y - f) * b) / length;
  const aside = Math.abs((text.x - e) * b - (text.y - f) * a) / length;
  return aside < Math.max(0.5, 0.2 * text.size) && along > -1 && along < Math.abs(width) + 1;
}

const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

function count(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of plain(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
