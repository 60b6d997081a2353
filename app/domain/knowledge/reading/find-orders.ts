import { conditions, orderSigns } from "./order-patterns";
import { Trigrams } from "./orders/trigrams";

/** A range of a text in UTF-16 offsets, end exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Maximum distance in UTF-16 units of signs that count together, and the points that make an order. */
const maxDistance = 250;
const minPoints = 3;
/** Maximum length of the text after the signs, in the same block, that counts as part of the order. */
const maxTail = 600;

/** `within`: the sentence of a conditional sign, which only counts together with the signs of that sentence. */
type Hit = TextSpan & { weight: number; sign: number; within: TextSpan | undefined };

/** Finds the parts of a page's text that give orders to an AI assistant (prompt injection), in order and without overlap. */
export function findOrders(text: string): TextSpan[] {
  const hits = findSigns(text);
  const spans: TextSpan[] = [];
  for (const [at, hit] of hits.entries()) {
    const end = thresholdEnd(hits.slice(at));
    if (end === undefined) continue;
    const span = extend(text, { start: hit.start, end });
    const last = spans.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else spans.push(span);
  }
  return spans;
}

/** The end of the signs, from the first on, that reach the threshold; undefined if they do not. */
function thresholdEnd(hits: Hit[]): number | undefined {
  const { start, within } = hits[0]!;
  const end = within?.end ?? Number.POSITIVE_INFINITY;
  const counted = new Set<number>();
  let points = 0;
  let last: Hit | undefined;
  for (const hit of hits) {
    if (hit.start > Math.min(start + maxDistance, end)) break;
    if (counted.has(hit.sign) || (hit.within && hit.within.start > start)) continue;
    counted.add(hit.sign);
    // Overlapping signs count once, with the greatest weight.
    const shared = last && hit.start < last.end ? last.weight : 0;
    points += Math.max(0, hit.weight - shared);
    if (!shared || hit.weight > shared) last = hit;
    if (points >= minPoints) return Math.max(hit.end, last?.end ?? 0);
  }
  return undefined;
}

function findSigns(text: string): Hit[] {
  const hits: Hit[] = [];
  const trigrams = new Trigrams(text);
  for (const [sign, { weight, pattern, mayMatch }] of orderSigns.entries()) {
    if (!mayMatch(trigrams)) continue;
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const start = index + (/^[\s.!?:;,]*/.exec(words)?.[0].length ?? 0);
      const end = index + words.length;
      // Conditional instructions, as in manuals, have a lower weight.
      const within = weight === 3 ? conditionalSentence(text, start, end) : undefined;
      hits.push({ start, end, weight: within ? 1 : weight, sign, within });
    }
  }
  return hits.sort((a, b) => a.start - b.start || b.weight - a.weight);
}

/** The sentence of a sign if it has a condition. */
function conditionalSentence(text: string, start: number, end: number): TextSpan | undefined {
  const sentence = sentenceAround(text, start, end);
  const around = [text.slice(sentence.start, start), text.slice(end, sentence.end)];
  return around.some(part => conditions.test(part)) ? sentence : undefined;
}

/** Extends a span to whole sentences, and to the rest of its block if that is short. */
function extend(text: string, { start, end }: TextSpan): TextSpan {
  const whole = sentenceAround(text, start, end);
  const block = text.indexOf("\n", whole.end);
  const rest = block < 0 ? text.length : block;
  return { start: whole.start, end: rest - whole.end <= maxTail ? rest : whole.end };
}

function sentenceAround(text: string, start: number, end: number): TextSpan {
  const before = text.slice(0, start);
  const from = Math.max(
    before.lastIndexOf("\n") + 1,
    ...[...before.slice(-maxDistance).matchAll(/[.!?؟]["”“»)]?\s/g)].map(
      ({ index, 0: mark }) => Math.max(0, before.length - maxDistance) + index + mark.length,
    ),
  );
  const after = /[.!?؟]["”“»)]?(?=\s|$)|\n/.exec(text.slice(end));
  const to = after ? end + after.index + (after[0] === "\n" ? 0 : after[0].length) : text.length;
  return { start: from, end: to };
}
