import type { Language } from "~/contract/language";
import { foldText } from "~/domain/retrieval/words/normalise";
import { type Span, splitSentences } from "~/domain/retrieval/words/sentences";
import { declineSentence } from "~/integrations/ai/prompt";
import { type Evidence, extractEvidence, extractSource, wordShare } from "./evidence";
import { isWrongReply, replyWord } from "./reply-word";
import { assessSupport, hasUnknownFigures, type Support } from "./support";

export interface CitablePassage {
  number: number;
  language: Language;
  text: string;
  heading?: string | null;
  fileName?: string;
}

/** Offsets in the answer's text including citations: UTF-16, end exclusive. */
export interface AnswerSentence {
  start: number;
  end: number;
  citations: number[];
  /** `unsupported`: cites nothing, or the cited passage does not support it. */
  support: Support;
  /** The cited passages lack a figure or an identifier of it, which is certain, unlike the comparison of words. */
  hasUnknownFigures?: boolean;
}

/** A used citation and the best-matching sentence of its passage, with offsets in the passage's text. */
export interface UsedSource {
  number: number;
  sentence: string;
  start: number;
  end: number;
}

export interface CheckedAnswer {
  text: string;
  sentences: AnswerSentence[];
  /** Number of sentences with a claim. */
  claims: number;
  /** In the order of their numbers. */
  sources: UsedSource[];
  /** The model stated that the passages do not contain the answer, and cited nothing. */
  declined: boolean;
}

/**
 * Checks a whole answer against its passages.
 * @param text the output of neutraliseAnswer, in which every citation [n] exists; other numbers are text
 * @param question what it answers, in its language, if a "Yes" or "No" is to be compared with it
 */
export function checkCitations(
  text: string,
  language: Language,
  passages: CitablePassage[],
  question = "",
): CheckedAnswer {
  const questionEvidence = extractEvidence(question, language);
  const cited = new Map(
    passages.map(passage => [
      passage.number,
      { passage, source: extractSource(passage.text, passage.language, contextOf(passage)) },
    ]),
  );
  const claims = splitAnswer(text, language, number => cited.has(number));
  const declined =
    claims.every(({ citations }) => citations.length === 0) &&
    foldText(text).startsWith(foldText(declineSentence[language].replace(/\.$/, "")));
  const makesClaim = (one: Claim) =>
    (one.claim.words.length > 0 || one.claim.amounts.length > 0) && !isLeadIn(one, text);
  const sentences = claims.map((sentence): AnswerSentence => {
    const { start, end, citations, claim, clauses } = sentence;
    if (declined || !makesClaim(sentence)) return { start, end, citations, support: "supported" };
    if (question && isWrongReply(text.slice(start, end), claim, questionEvidence))
      return { start, end, citations, support: "unsupported" };
    const sources = citations.map(number => cited.get(number)!.source);
    if (hasUnknownFigures(claim, sources))
      return { start, end, citations, support: "unsupported", hasUnknownFigures: true };
    return { start, end, citations, support: assessSupport(claim, sources, clauses) };
  });
  const used = [...new Set(claims.flatMap(({ citations }) => citations))].sort((a, b) => a - b);
  const sources = used.map(number => {
    const citing = claims.filter(({ citations }) => citations.includes(number)).map(({ claim }) => claim);
    return bestSentence(cited.get(number)!.passage, citing);
  });
  return { text, sentences, claims: declined ? 0 : claims.filter(makesClaim).length, sources, declined };
}

/** Maximum number of words of a title. */
const maxTitleWords = 8;

/** Whether a sentence only introduces what is below it, whose claims have citations: "You need the following:", "4.1 Leave". */
function isLeadIn({ start, end, citations, claim }: Claim, text: string): boolean {
  const rest = text.slice(end);
  if (citations.length > 0 || claim.identifiers.length > 0 || rest.trim() === "") return false;
  const said = text.slice(start, end).replace(/^[#*\s]*(?:\d+(?:\.\d+)*\.?\s)?|[*\s]+$/g, "");
  if (/\p{N}/u.test(said)) return false;
  const isTitle =
    /^[*\s]*\n/.test(rest) && /[\p{L}\p{M})]$/u.test(said) && said.split(/\s+/).length <= maxTitleWords;
  return said.endsWith(":") || isTitle;
}

interface Claim {
  start: number;
  end: number;
  citations: number[];
  claim: Evidence;
  /** Its main clauses. */
  clauses: Evidence[];
}

function contextOf({ heading, fileName }: CitablePassage): string {
  return `${heading ?? ""} ${fileName?.replace(/\.\p{L}+$/u, "").replace(/[_-]/g, " ") ?? ""}`;
}

/** The number or sign of an item of a list, which is no figure of its claim; signs of bold text and code; citations. */
const markup = /^([ \t]*(?:\d{1,3}[.)]|[-*+])[ \t]+(?=\S))|\*\*|`|[ \t]*\[(\d{1,3})\]/gm;

/** Splits an answer into sentences with their citations. A citation after a full stop belongs to the sentence before it. */
function splitAnswer(text: string, language: Language, isCited: (number: number) => boolean): Claim[] {
  // Sentences are split in the text without citations; `origin` maps offsets back.
  let bare = "";
  const origin: number[] = [];
  const marks: { at: number; end: number; number: number }[] = [];
  let from = 0;
  const keep = (until: number): void => {
    bare += text.slice(from, until);
    for (let at = from; at < until; at++) origin.push(at);
  };
  const itemStarts: number[] = [];
  for (const match of text.matchAll(markup)) {
    const [all, item, number] = match;
    if (number && !isCited(Number(number))) continue;
    keep(match.index);
    from = match.index + all.length;
    if (number) marks.push({ at: bare.length, end: from, number: Number(number) });
    if (item && bare.endsWith("\n")) itemStarts.push(bare.length - 1);
  }
  keep(text.length);
  const stops = marks.filter(({ at }) => /^\.\s/.test(bare.slice(at))).map(({ at }) => at + 1);
  const ends = new Set([...itemStarts, ...stops]);
  const spans = joinSpans(
    splitSentences(bare, language).flatMap(span => cut(span, ends)),
    bare,
  );
  return spans.map(({ start, end }, index): Claim => {
    const next = spans[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own = marks.filter(({ at }) => (at > start || index === 0) && at <= next);
    const content = bare.slice(start, end).replace(replyWord, "");
    return {
      start: origin[start]!,
      end: Math.max(origin[end - 1]! + 1, ...own.map(mark => mark.end)),
      citations: [...new Set(own.map(({ number }) => number))],
      claim: extractEvidence(content, language),
      clauses: divideClaim(content).map(clause => extractEvidence(clause, language)),
    };
  });
}

/** Divides a sentence after the full stops of its citations: "… [1]. updated überschreibt …". */
function cut({ start, end }: Span, ends: ReadonlySet<number>): Span[] {
  const inside = [...ends].filter(at => at > start && at < end);
  return [...inside, end].map((to, index) => ({
    start: index === 0 ? start : inside[index - 1]! + 1,
    end: to,
  }));
}

/** Joins a mere "Ja." with the sentence after it, and a quote that ends with a question mark with what follows. */
function joinSpans(spans: Span[], text: string): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const before = last && text.slice(last.start, last.end);
    const isReply = before !== undefined && before.replace(replyWord, "") === "";
    const isQuote =
      before !== undefined && /[?!]["”“»']$/.test(before) && /^\p{Ll}/u.test(text.slice(span.start));
    if (last && (isReply || isQuote)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** Divides a claim at semicolons, at a colon before a capital letter, and before an example. */
const divideClaim = (text: string): string[] =>
  text
    .split(
      /;\s+|(?<=\p{L}.{8,}):\s+(?=\p{Lu})|,\s+(?=(?:z\.\s?B\.|zum Beispiel|beispielsweise|e\.g\.|for example|par exemple|p\. ex\.|مثلا)\s)/u,
    )
    .filter(clause => /\p{L}/u.test(clause));

/** The sentence of a passage that best matches the claims that cite it. */
function bestSentence({ number, text, language }: CitablePassage, claims: Evidence[]): UsedSource {
  let best = { start: 0, end: text.length, score: -1 };
  for (const { start, end } of splitSentences(text, language)) {
    const source = extractEvidence(text.slice(start, end), language);
    for (const claim of claims) {
      const figures = claim.amounts.filter(({ figure }) =>
        source.amounts.some(other => other.figure === figure),
      ).length;
      const score = wordShare(claim, source) + figures * 0.5;
      if (score > best.score) best = { start, end, score };
    }
  }
  return { number, sentence: text.slice(best.start, best.end), start: best.start, end: best.end };
}
