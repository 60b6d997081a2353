/** A line such as "1: yes", "**2.** No" or "Sentence 3 (passage 1): yes", whose first number is the sentence's. */
const opinionLine = /^\D{0,20}(\d+)(?!\d).*?(?<!\p{L})(yes|no)(?!\p{L})/iu;
/** A single sentence's opinion may come without its number. */
const singleOpinion = /^\P{L}*(yes|no)(?!\p{L})/iu;

/**
 * The opinions of a reply to {@link checkPrompt}, one for each of `count` sentences; undefined where the reply has none, or both.
 */
export function readOpinions(reply: string, count: number): (boolean | undefined)[] {
  const single = count === 1 ? singleOpinion.exec(reply)?.[1] : undefined;
  if (single) return [isYes(single)];
  const words = new Map<number, Set<string>>();
  for (const line of reply.split(/[\r\n]+/)) {
    const [, number, word] = opinionLine.exec(line) ?? [];
    if (number === undefined || word === undefined) continue;
    const found = words.get(Number(number)) ?? new Set();
    words.set(Number(number), found.add(word.toLowerCase()));
  }
  return Array.from({ length: count }, (_, at) => {
    const [word, contrary] = words.get(at + 1) ?? [];
    return word === undefined || contrary !== undefined ? undefined : isYes(word);
  });
}

const isYes = (word: string): boolean => word.toLowerCase() === "yes";
