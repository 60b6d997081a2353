/** A part of the text of one item of a page: from `start` to before `end`, in UTF-16 units. */
export type ItemPart = { item: number; start: number; end: number };

/** The minimum length of a run that is searched separately, so that single words do not match elsewhere. */
const minRunLetters = 10;
/** The minimum share of a sentence that must be found in runs; single words near each other need more. */
const minShare = 0.6;
const minShareOfWords = 0.8;
/** Single words of a sentence are searched within this multiple of its length. */
const windowFactor = 3;

/**
 * Finds a sentence among the text items of a page of pdf.js. Compares only letters and digits, without accents, because
 * the stored text and the items differ in spaces, hyphens at line ends, ligatures and separate accents. Finds a row of a
 * table by its cells, a sentence that is interrupted (by a footnote mark) in runs of words, and a row whose cells do not
 * follow each other by its single words near the longest one.
 * @returns an empty list if most of the sentence is not on the page
 */
export function findSentence(items: readonly string[], sentence: string): ItemPart[] {
  const page = lettersOf(items);
  const parts = (places: Found) => places.flatMap(([from, to]) => partsOf(page.places, from, to));
  const cells = cellsOf(sentence);
  const row = cells && findRow(page, cells);
  if (row) return parts(row);
  const words = wordsOf(sentence);
  const all = words.join("");
  const ranges: Found = [];
  let after = 0;
  for (let first = 0; first < words.length; ) {
    const run = longestRun(page.text, words, first, after, all.length);
    if (!run) {
      first += 1;
      continue;
    }
    ranges.push([run.at, run.at + run.length]);
    after = run.at + run.length;
    first = run.next;
  }
  // The titles of a table are repeated before each row, and often have most of a row's letters.
  const isMoreThanTitles = (places: Found) =>
    !cells || lettersIn(places) >= lettersOfAll(cells.titles) + lettersOfAll(cells.values) * minShareOfWords;
  if (lettersIn(ranges) >= all.length * minShare && isMoreThanTitles(ranges)) return parts(ranges);
  const apart = wordsNearby(page, words);
  return lettersIn(apart) < all.length * minShareOfWords || !isMoreThanTitles(apart) ? [] : parts(apart);
}

type Found = [from: number, to: number][];

/** The titles and values of a row as it is stored, "Artikel: Tee; Preis: 7,50 €"; null for other sentences. */
type Cells = { titles: string[]; values: string[] };

function cellsOf(sentence: string): Cells | null {
  const titles: string[] = [];
  const values: string[] = [];
  for (const part of sentence.split(/[;؛] /)) {
    const colon = part.indexOf(": ");
    if (colon > 0) {
      titles.push(normalise(part.slice(0, colon)));
      values.push(normalise(part.slice(colon + 2)));
    } else if (values.length > 0) {
      // A semicolon within a cell.
      values[values.length - 1] += normalise(part);
    } else return null;
  }
  return values.length > 1 ? { titles, values: values.filter(value => value !== "") } : null;
}

const lettersOfAll = (texts: string[]) => texts.join("").length;

/** The cells of a row in order, and each title at its last place above them. */
function findRow(page: Page, { titles, values }: Cells): Found | null {
  const row = values.join("");
  for (let at = page.text.indexOf(row); row !== "" && at !== -1; at = page.text.indexOf(row, at + 1)) {
    let next = at;
    const cells = values.map((value): Found[number] => {
      const from = next;
      next += value.length;
      return [from, next];
    });
    if (!cells.every(([from, to]) => isWhole(page, from, to))) continue;
    const above = titles.map((title): Found[number] => {
      let from = title === "" ? -1 : page.text.lastIndexOf(title, at - title.length);
      while (from > 0 && !isWhole(page, from, from + title.length))
        from = page.text.lastIndexOf(title, from - 1);
      return [from, from + title.length];
    });
    return [...above.filter(([from]) => from >= 0), ...cells];
  }
  return null;
}

const isWhole = ({ text, begins }: Page, from: number, to: number) =>
  begins.has(from) && (begins.has(to) || to === text.length);

const wordsOf = (sentence: string) =>
  sentence
    .split(/\s+/)
    .map(normalise)
    .filter(word => word !== "");

const lettersIn = (found: Found) => found.reduce((sum, [from, to]) => sum + to - from, 0);

/** The words of a sentence around an occurrence of its longest one, if most of them are there. */
function wordsNearby(page: Page, words: string[]): Found {
  const placesOf = (word: string) => {
    const places: number[] = [];
    for (let at = page.text.indexOf(word); at !== -1; at = page.text.indexOf(word, at + 1))
      if (isWhole(page, at, at + word.length)) places.push(at);
    return places;
  };
  const reach = windowFactor * words.join("").length;
  const longest = words.toSorted((one, other) => other.length - one.length)[0] ?? "";
  let best: Found = [];
  for (const middle of longest ? placesOf(longest) : []) {
    const nearestPlaces = new Map<number, number>();
    let last = middle;
    // The next word follows directly, or in the next cell.
    const away = (at: number) => Math.abs(at - middle) + 2 * Math.abs(at - last);
    for (const word of words) {
      const nearest = placesOf(word)
        .filter(at => Math.abs(at - middle) <= reach && !nearestPlaces.has(at))
        .sort((a, b) => away(a) - away(b))[0];
      if (nearest === undefined) continue;
      nearestPlaces.set(nearest, nearest + word.length);
      last = nearest;
    }
    if (lettersIn([...nearestPlaces]) > lettersIn(best)) best = [...nearestPlaces];
  }
  return best.sort(([one], [other]) => one - other);
}

/** The longest run of words from `first` on that the page contains, preferably after the previous run. */
function longestRun(text: string, words: string[], first: number, after: number, total: number) {
  let best: { at: number; length: number; next: number } | undefined;
  let run = "";
  for (let next = first; next < words.length; next++) {
    run += words[next];
    let at = text.indexOf(run, after);
    if (at === -1) at = text.indexOf(run);
    if (at === -1) break;
    if (run.length >= Math.min(minRunLetters, total)) best = { at, length: run.length, next: next + 1 };
  }
  return best;
}

/** The position of a letter: its item, and its UTF-16 units there. */
type Place = { item: number; start: number; end: number };

/** The normalised letters of a page with their positions, and the indexes at which words begin. */
type Page = { text: string; places: Place[]; begins: Set<number> };

function lettersOf(items: readonly string[]): Page {
  let text = "";
  const places: Place[] = [];
  const begins = new Set<number>();
  items.forEach((content, item) => {
    let start = 0;
    begins.add(text.length);
    for (const sign of content) {
      const letters = normalise(sign);
      if (letters === "" && !/\p{M}/u.test(sign)) begins.add(text.length);
      for (let unit = 0; unit < letters.length; unit++)
        places.push({ item, start, end: start + sign.length });
      text += letters;
      start += sign.length;
    }
  });
  return { text, places, begins };
}

/** Letters and digits alone, each one UTF-16 unit in any script that Lotse reads. */
function normalise(text: string): string {
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
