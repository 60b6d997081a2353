/** A run of a sentence; `inQuestion`: a word that the question contains too. */
export type SentenceRun = { at: number; text: string; inQuestion: boolean };

/** Chosen: unrelated words share shorter prefixes. */
const minSharedLetters = 5;

/** Auxiliaries, articles, pronouns and question words of five letters and more, which any sentence has. */
const commonWords = new Set(
  (
    "nicht haben hatte hatten werde werden wurde wurden würde würden können könnte könnten konnte müssen musste sollen sollte dürfen " +
    "einen einem einer eines diese diesen diesem dieser dieses unser unsere unseren meine meinen meinem meiner keine keinen keiner " +
    "welche welchen welchem welcher welches warum wieso " +
    "where which there would could should about their these those " +
    "quelle quels quelles comme pourquoi notre votre"
  ).split(" "),
);

/** Splits a sentence into runs, and marks the words that share a prefix with a word of the question. */
export function markQuestionWords(sentence: string, question: string): SentenceRun[] {
  const wordStarts = new Set(wordsOf(question).map(({ start }) => start));
  const runs: SentenceRun[] = [];
  let at = 0;
  const add = (until: number, marked: boolean) => {
    if (until > at) runs.push({ at, text: sentence.slice(at, until), inQuestion: marked });
    at = until;
  };
  for (const { index, length, start } of wordsOf(sentence)) {
    if (!wordStarts.has(start)) continue;
    add(index, false);
    add(index + length, true);
  }
  add(sentence.length, false);
  return runs;
}

function wordsOf(text: string): { index: number; length: number; start: string }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = word.toLocaleLowerCase();
    if (folded.length < minSharedLetters || commonWords.has(folded)) return [];
    return [{ index, length: word.length, start: folded.slice(0, minSharedLetters) }];
  });
}
