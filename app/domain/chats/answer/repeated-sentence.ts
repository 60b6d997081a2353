import { stripAccents } from "~/domain/retrieval/normalise";
import { stem } from "~/domain/retrieval/stem";
import { type Evidence, holdsWord, relatedStems, within } from "./evidence";
import { areOpposite, oppositesIn } from "./opposites";

/** Parts of a sentence that a claim may consist of, and how many words each has at least. */
const parts = { most: 3, words: 3 };

/** Whether a claim consists of parts of a sentence, in their order. */
export function isExcerpt(claim: Evidence, sentence: Evidence): boolean {
  const [one, other] = [claim.spoken, sentence.spoken];
  let [at, there] = [0, 0];
  for (let part = 1; part <= parts.most; part++) {
    let longest = { length: 0, end: 0 };
    for (let place = there; place < other.length; place++) {
      if (other[place] !== one[at]) continue;
      const length = 1 + run(one, at, other, place, 1);
      if (length > longest.length) longest = { length, end: place + length };
    }
    if (longest.length < Math.min(parts.words, one.length)) return false;
    at += longest.length;
    there = longest.end;
    if (at === one.length) return true;
  }
  return false;
}

const denies =
  /^(?:nicht|kein\p{L}{0,2}|nie|ohne|not|no|never|cannot|without|ne|n|pas|sans|jamais|لا|لم|لن|ليس|غير|دون)$/u;

/** Whether a claim of some length stands in a sentence, and no denial beside it is left out. */
export function standsIn({ spoken }: Evidence, sentence: Evidence): boolean {
  if (spoken.length < repeated.words) return false;
  const { spoken: words } = sentence;
  return words.some((_, at) => {
    if (!spoken.every((word, place) => words[at + place] === word)) return false;
    const after = at + spoken.length;
    return ![...words.slice(Math.max(0, at - 2), at), ...words.slice(after, after + 1)].some(word =>
      denies.test(word),
    );
  });
}

/** Whether a claim repeats a sentence of `whole`, its passage, but for a word or a phrase. */
export function changesRepeated(claim: Evidence, sentence: Evidence, whole: Evidence): boolean {
  if (swapsWord(claim, sentence) || swapsPhrase(claim, sentence, whole) || swapsOpposite(claim, sentence))
    return true;
  const least = Math.max(3, deniedShare * claim.order.length);
  return dropsDenial(claim, sentence, least) || dropsDenial(sentence, claim, least);
}

/** A sentence is said again if this many of its words, in their order, and this share of the claim's stand in both. */
const repeated = { words: 5, share: 0.5 };

/** Whether a claim repeats a sentence word for word but for one content word: "south door" for "north door". */
function swapsWord(claim: Evidence, sentence: Evidence): boolean {
  const [one, other] = [claim.order, sentence.order];
  for (let at = 0; at < one.length; at++) {
    for (let there = 0; there < other.length; there++) {
      if (one[at] === other[there] || !isSwap(one[at]!, other[there]!, claim, sentence)) continue;
      if (leavesOut(one, at, other, there)) continue;
      const before = run(one, at, other, there, -1);
      const after = run(one, at, other, there, 1);
      // A claim that continues in another way makes its own statement.
      if (after === 0 && at + 1 < one.length) continue;
      const same = before + after;
      // What a sentence begins with is often said in another way, but not a name.
      if (before === 0 && !sentence.names.includes(other[there]!)) continue;
      if (same >= repeated.words && same >= repeated.share * one.length) return true;
    }
  }
  return false;
}

/** Whether the sentence continues as the claim does a few words later: "at the [department of the] university of Kiel". */
function leavesOut(one: string[], at: number, other: string[], there: number): boolean {
  if (at + 1 >= one.length) return false;
  return other.some((word, place) => place > there && word === one[at] && other[place + 1] === one[at + 1]);
}

/** How many words are the same on one side of two places. */
function run(one: string[], at: number, other: string[], there: number, step: 1 | -1): number {
  let length = 0;
  for (let by = step; one[at + by] !== undefined && one[at + by] === other[there + by]; by += step)
    length += 1;
  return length;
}

/** Whether one content word stands for another one: no other form of it, and none of about the same meaning. */
function isSwap(word: string, other: string, claim: Evidence, sentence: Evidence): boolean {
  if (!claim.words.includes(word) || !sentence.words.includes(other)) return false;
  const { language } = claim;
  const [root, otherRoot] = [stem(word, language), stem(other, language)];
  if (root === otherRoot || [root, word].some(part => within(part, other))) return false;
  if ([otherRoot, other].some(part => within(part, word))) return false;
  return !relatedStems(word, language).includes(otherRoot);
}

/** How many words of a claim may stand for how many of a sentence. */
const longestPhrase = { claim: 3, sentence: 5 };

/** Whether a claim repeats a sentence but for a phrase: "for managers" for "for visitors and disabled people". */
function swapsPhrase(claim: Evidence, sentence: Evidence, whole: Evidence): boolean {
  const [one, other] = [claim.order, sentence.order];
  for (let at = 1; at < one.length; at++) {
    for (let there = 1; there < other.length; there++) {
      if (one[at - 1] !== other[there - 1] || one[at] === other[there]) continue;
      const before = run(one, at, other, there, -1);
      for (let length = 1; length <= longestPhrase.claim && at + length <= one.length; length++) {
        const phrase = one.slice(at, at + length);
        const after = mostAfter(one, at + length, other, there);
        if (after === 0 && at + length < one.length) continue;
        const same = before + after;
        if (same < repeated.words || same < repeated.share * one.length) continue;
        if (isNew(phrase, claim, pronouns.test(other[there] ?? "") ? whole : sentence)) return true;
      }
    }
  }
  return false;
}

/** They stand for what the passage says elsewhere. */
const pronouns =
  /^(?:es|er|sie|ihn|ihm|ihnen|dies|dieser|dieses|diese|it|they|them|this|these|he|she|il|elle|ils|elles|celui|celle|ceux|هو|هي|هم)$/u;

/** How many words of the claim from a place on follow in the sentence, at most a phrase later. */
function mostAfter(one: string[], from: number, other: string[], there: number): number {
  let most = 0;
  for (let length = 1; length <= longestPhrase.sentence; length++)
    most = Math.max(most, run(one, from - 1, other, there + length - 1, 1));
  return most;
}

/** Whether a phrase adds content to the sentence: in German a noun, because other words vary. */
function isNew(phrase: string[], claim: Evidence, sentence: Evidence): boolean {
  // "File names" and "filenames".
  const isJoined = (word: string) => {
    const at = phrase.indexOf(word);
    return [phrase[at - 1] + word, word + phrase[at + 1]].some(joined => sentence.tokens.has(joined));
  };
  const content = phrase.filter(word => claim.words.includes(word) && !isJoined(word));
  const added = content.filter(word => !holdsWord(sentence, word, claim.language));
  return claim.language === "de" ? added.some(word => claim.nouns.includes(word)) : added.length > 0;
}

/** Whether a claim repeats at least three words around one that means the opposite: "is enabled by default". */
function swapsOpposite(claim: Evidence, sentence: Evidence): boolean {
  const [one, other] = [claim, sentence].map(({ order, language }) =>
    order.map(word => oppositesIn([word], language)),
  ) as [ReadonlySet<number>[], ReadonlySet<number>[]];
  return one.some((sides, at) =>
    other.some((there, place) => {
      if (!areOpposite(sides, there)) return false;
      const before = run(claim.order, at, sentence.order, place, -1);
      return before > 0 && before + run(claim.order, at, sentence.order, place, 1) >= 3;
    }),
  );
}

/** Share of a claim that must be about what is denied. */
const deniedShare = 0.6;

/** Words that deny, and those of continuation ("still"): between the words that they are about. */
const framing =
  /^(?:nicht|mehr|kein\p{L}{0,2}|nie|niemals|weiterhin|noch|immer|not|no|longer|never|still|ne|n|pas|plus|jamais|toujours|encore)$/u;

/** Whether one says of the same words what the other denies of them: "is still supported", "is no longer supported". */
function dropsDenial(one: Evidence, other: Evidence, least: number): boolean {
  if (one.denied.size > 0 || other.denied.size === 0) return false;
  if (one.limits.has("except") || other.limits.has("except")) return false;
  const [said, denied] = [one, other].map(({ order }) => order.filter(word => !framing.test(word))) as [
    string[],
    string[],
  ];
  return said.some((word, at) =>
    denied.some((there, place) => {
      if (word !== there || !other.denied.has(stem(stripAccents(word), one.language))) return false;
      return 1 + run(said, at, denied, place, -1) + run(said, at, denied, place, 1) >= least;
    }),
  );
}
