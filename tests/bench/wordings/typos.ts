/** Letters beside others on a German keyboard. */
const nextKey: Record<string, string> = Object.fromEntries(
  "as sd df fg gh hj jk kl lö öä äö qw we er rt tz zu ui io op pü üp yx xc cv vb bn nm mn"
    .split(" ")
    .map(pair => [...pair]),
);

/** What goes wrong while typing, by name: the word with the letter at this place typed wrongly. */
export const typos: Record<string, (word: string, at: number) => string> = {
  "two letters swapped": (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  "a letter missing": (word, at) => word.slice(0, at) + word.slice(at + 1),
  "a letter twice": (word, at) => word.slice(0, at) + word.slice(at - 1),
  "the key beside it": (word, at) =>
    word.slice(0, at) + (nextKey[word[at]!] ?? word[at]) + word.slice(at + 1),
};

/** A question with one typo at each place of each longer word, but neither in its first letter nor in its last. */
export function withTypos(question: string, typo: (word: string, at: number) => string): string[] {
  return (question.match(/\p{L}{6,}/gu) ?? []).flatMap(word =>
    Array.from({ length: word.length - 2 }, (_, at) => typo(word, at + 1))
      .filter(wrong => wrong !== word)
      .map(wrong => question.replace(word, () => wrong)),
  );
}
