import { conditions, orderSigns } from "./order-patterns";
import { Trigrams } from "./orders/trigrams";

/** UTF-16 offsets, end exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** Signs within so many UTF-16 units count together. */
const reach = 250;
const enough = 3;
/** An order continues after its signs: what stands in the same block is part of it, up to so many units. */
const tail = 600;

/** `within`: a sign under a condition counts together with those of its own sentence only. */
type Hit = Place & { weight: number; sign: number; within: Place | undefined };

/** The places of a page's text that give orders to an assistant, in order and without overlap. */
export function findOrders(text: string): Place[] {
  const hits = hitsOf(text);
  const places: Place[] = [];
  for (const [at, hit] of hits.entries()) {
    const end = endOf(hits.slice(at));
    if (end === undefined) continue;
    const place = widen(text, { start: hit.start, end });
    const last = places.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else places.push(place);
  }
  return places;
}

/** Where the signs from the first one on have reached enough points; undefined if they do not. */
function endOf(hits: Hit[]): number | undefined {
  const { start, within } = hits[0]!;
  const end = within?.end ?? Number.POSITIVE_INFINITY;
  const counted = new Set<number>();
  let points = 0;
  let last: Hit | undefined;
  for (const hit of hits) {
    if (hit.start > Math.min(start + reach, end)) break;
    if (counted.has(hit.sign) || (hit.within && hit.within.start > start)) continue;
    counted.add(hit.sign);
    // The same words are one sign, the heaviest that they are.
    const shared = last && hit.start < last.end ? last.weight : 0;
    points += Math.max(0, hit.weight - shared);
    if (!shared || hit.weight > shared) last = hit;
    if (points >= enough) return Math.max(hit.end, last?.end ?? 0);
  }
  return undefined;
}

function hitsOf(text: string): Hit[] {
  const hits: Hit[] = [];
  const trigrams = new Trigrams(text);
  for (const [sign, { weight, pattern, mayMatch }] of orderSigns.entries()) {
    if (!mayMatch(trigrams)) continue;
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const start = index + (/^[\s.!?:;,]*/.exec(words)?.[0].length ?? 0);
      // A manual, too, lets its reader skip what stands before, on a condition.
      const end = index + words.length;
      const within = weight === 3 ? conditionAround(text, start, end) : undefined;
      hits.push({ start, end, weight: within ? 1 : weight, sign, within });
    }
  }
  return hits.sort((a, b) => a.start - b.start || b.weight - a.weight);
}

/** The sentence of a sign if it holds a condition. */
function conditionAround(text: string, start: number, end: number): Place | undefined {
  const sentence = sentenceAround(text, start, end);
  const around = [text.slice(sentence.start, start), text.slice(end, sentence.end)];
  return around.some(part => conditions.test(part)) ? sentence : undefined;
}

/** The whole sentences of a place, and what follows in its block. */
function widen(text: string, { start, end }: Place): Place {
  const whole = sentenceAround(text, start, end);
  const block = text.indexOf("\n", whole.end);
  const rest = block < 0 ? text.length : block;
  return { start: whole.start, end: rest - whole.end <= tail ? rest : whole.end };
}

function sentenceAround(text: string, start: number, end: number): Place {
  const before = text.slice(0, start);
  const from = Math.max(
    before.lastIndexOf("\n") + 1,
    ...[...before.slice(-reach).matchAll(/[.!?؟]["”“»)]?\s/g)].map(
      ({ index, 0: mark }) => Math.max(0, before.length - reach) + index + mark.length,
    ),
  );
  const after = /[.!?؟]["”“»)]?(?=\s|$)|\n/.exec(text.slice(end));
  const to = after ? end + after.index + (after[0] === "\n" ? 0 : after[0].length) : text.length;
  return { start: from, end: to };
}
