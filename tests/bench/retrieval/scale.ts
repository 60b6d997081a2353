import type { Language } from "~/contract/language";
import { searchSegments } from "~/domain/retrieval/search-index/search-segments";
import { buildSegment, type IndexRow, type Segment } from "~/domain/retrieval/search-index/segment";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import { packTerms } from "~/domain/retrieval/words/terms";
import { type Figure, figure, quantile } from "./figures";
import { type LabelledPassage, type LabelledQuestion, uuid } from "./labelled-corpus";

const inAll = 100_000;
const inSegment = 4096;

/** Time and memory with 100,000 passages, each of five sentences drawn from all, with a unique word. */
export async function benchScale(
  language: Language,
  passages: LabelledPassage[],
  questions: LabelledQuestion[],
): Promise<Figure[]> {
  const sentences = passages.flatMap(({ text }) =>
    splitSentences(text, language).map(({ start, end }) => text.slice(start, end)),
  );
  const segments: Segment[] = [];
  let packing = 0;
  let building = 0;
  const held: number[] = [];
  for (let from = 0; from < inAll; from += inSegment) {
    const packed = performance.now();
    const rows = Array.from({ length: Math.min(inSegment, inAll - from) }, (_, at) =>
      row(from + at, sentences, language),
    );
    packing += performance.now() - packed;
    const built = performance.now();
    const watching = watchTurns(held);
    segments.push(await buildSegment(rows));
    watching.end();
    building += performance.now() - built;
  }
  const times = questions.slice(0, 300).map(({ question }) => {
    const since = performance.now();
    searchSegments(segments, question, 28);
    return performance.now() - since;
  });
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0);
  return [
    figure("100,000 passages, search p50", quantile(times, 0.5), "ms"),
    figure("100,000 passages, search p95", quantile(times, 0.95), "ms"),
    figure("100,000 passages, index in memory", bytes / 2 ** 20, "MiB"),
    figure("100,000 passages, packing terms (in the reading process)", packing / 1000, "s"),
    figure("100,000 passages, building the index", building / 1000, "s"),
    figure("100,000 passages, event loop held while building, p99", quantile(held, 0.99), "ms"),
    figure("100,000 passages, event loop held while building, at most", Math.max(...held), "ms"),
  ];
}

/** Records the duration of each turn of the event loop until `end`. */
function watchTurns(held: number[]): { end(): void } {
  let since = performance.now();
  let going = true;
  const turn = () => {
    if (!going) return;
    const now = performance.now();
    held.push(now - since);
    since = now;
    setImmediate(turn);
  };
  setImmediate(turn);
  return {
    end() {
      going = false;
    },
  };
}

function row(number: number, sentences: string[], language: Language): IndexRow {
  // A multiplicative sequence: the same corpus on every machine.
  const drawn = Array.from(
    { length: 5 },
    (_, at) => sentences[(Math.imul(number * 5 + at + 1, 0x9e3779b1) >>> 0) % sentences.length]!,
  );
  return {
    id: uuid(number),
    language,
    terms: packTerms(`${drawn.join(" ")} x${number}`, language),
    text: null,
  };
}
