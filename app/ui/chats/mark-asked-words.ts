/** A run of a sentence; `asked`: a word that the question holds too. */
export type MarkedRun = { at: number; text: string; asked: boolean };

/** Shorter beginnings are shared by unrelated words. */
const sharedLetters = 5;

/** A sentence in runs, with the words that begin like a word of the question. */
export function markAskedWords(sentence: string, question: string): MarkedRun[] {
  const asked = new Set(wordsOf(question).map(({ start }) => start));
  const runs: MarkedRun[] = [];
  let at = 0;
  const add = (until: number, marked: boolean) => {
    if (until > at) runs.push({ at, text: sentence.slice(at, until), asked: marked });
    at = until;
  };
  for (const { index, length, start } of wordsOf(sentence)) {
    if (!asked.has(start)) continue;
    add(index, false);
    add(index + length, true);
  }
  add(sentence.length, false);
  return runs;
}

function wordsOf(text: string): { index: number; length: number; start: string }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map(({ 0: word, index }) => ({
      index,
      length: word.length,
      start: word.toLocaleLowerCase().slice(0, sharedLetters),
    }))
    .filter(({ start }) => start.length === sharedLetters);
}
