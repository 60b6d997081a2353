/** Chosen: about two lines before a passage and three after it; the rest is on its page. */
const maxBefore = 160;
const maxAfter = 240;
/** The end of a sentence or of a line; not that of an ordinal number or an abbreviation, after which a small letter or a word follows. */
const sentenceEnd = /(?<=\p{L}{2}[.!?؟])\s+(?=[\p{Lu}\p{Lo}])|\n/gu;

/** The last complete sentences before a passage; the end of one that is too long. */
export function clipStart(text: string): string {
  if (text.length <= maxBefore) return text;
  const end = text.slice(-maxBefore);
  const [first] = end.matchAll(sentenceEnd);
  return first ? end.slice(first.index + first[0].length) : `… ${end.replace(/^\S*\s+/, "")}`;
}

/** The first complete sentences after a passage; the beginning of one that is too long. */
export function clipEnd(text: string): string {
  if (text.length <= maxAfter) return text;
  const start = text.slice(0, maxAfter);
  const last = [...start.matchAll(sentenceEnd)].at(-1);
  return last ? start.slice(0, last.index) : `${start.replace(/\s+\S*$/, "")} …`;
}
