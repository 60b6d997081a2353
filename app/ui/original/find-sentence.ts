/** A part of the text of one item of a page: from `start` to before `end`, in UTF-16 units. */
export type ItemPart = { item: number; start: number; end: number };

/** The shortest run of letters that is looked for by itself, so that single words do not match anywhere. */
const shortestRun = 10;
/** Less of a sentence than this is not taken for it. */
const leastShare = 0.6;

/**
 * Where a sentence stands among the text items of a page as pdf.js gives them. Only letters and digits are compared,
 * without accents: between our reading and the items, spaces, hyphens at line ends, ligatures and accents set beside
 * their letters differ. A sentence that the items interrupt (a footnote mark, the head of a table's row) is found in
 * runs of words.
 * @returns nothing if most of the sentence is not on the page
 */
export function findSentence(items: readonly string[], sentence: string): ItemPart[] {
  const page = lettersOf(items);
  const words = sentence
    .split(/\s+/)
    .map(bare)
    .filter(word => word !== "");
  const all = words.join("");
  const found: [from: number, to: number][] = [];
  let after = 0;
  for (let first = 0; first < words.length; ) {
    const run = longestRun(page.text, words, first, after, all.length);
    if (!run) {
      first += 1;
      continue;
    }
    found.push([run.at, run.at + run.length]);
    after = run.at + run.length;
    first = run.next;
  }
  const letters = found.reduce((sum, [from, to]) => sum + to - from, 0);
  if (letters < all.length * leastShare) return [];
  return found.flatMap(([from, to]) => partsOf(page.places, from, to));
}

/** The longest run of words from `first` on that the page holds, after the last one where it can be. */
function longestRun(text: string, words: string[], first: number, after: number, total: number) {
  let best: { at: number; length: number; next: number } | undefined;
  let run = "";
  for (let next = first; next < words.length; next++) {
    run += words[next];
    let at = text.indexOf(run, after);
    if (at === -1) at = text.indexOf(run);
    if (at === -1) break;
    if (run.length >= Math.min(shortestRun, total)) best = { at, length: run.length, next: next + 1 };
  }
  return best;
}

/** Where each letter stands, in the item and the units that it was written with. */
type Place = { item: number; start: number; end: number };

function lettersOf(items: readonly string[]): { text: string; places: Place[] } {
  let text = "";
  const places: Place[] = [];
  items.forEach((content, item) => {
    let start = 0;
    for (const sign of content) {
      const letters = bare(sign);
      for (let unit = 0; unit < letters.length; unit++)
        places.push({ item, start, end: start + sign.length });
      text += letters;
      start += sign.length;
    }
  });
  return { text, places };
}

/** Letters and digits alone, each one UTF-16 unit in any script that Lotse reads. */
function bare(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function partsOf(places: readonly Place[], from: number, to: number): ItemPart[] {
  const parts: ItemPart[] = [];
  for (const { item, start, end } of places.slice(from, to)) {
    const last = parts.at(-1);
    if (last?.item === item) last.end = Math.max(last.end, end);
    else parts.push({ item, start, end });
  }
  return parts;
}
