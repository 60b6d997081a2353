import type { Language } from "~/contract/language";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import { stems } from "~/domain/retrieval/words/stem";
import { type Figure, figure, quantile, shareOf } from "./figures";
import type { LabelledIndex, LabelledPassage, LabelledQuestion } from "./labelled-corpus";
import { PlainBm25 } from "./plain-bm25";

/** Whether the first one, two, three quoted sentences contain an answer: ours, and plain BM25 on sentences. */
export function benchQuoting(
  language: Language,
  passages: LabelledPassage[],
  questions: LabelledQuestion[],
  index: LabelledIndex,
): Figure[] {
  const times: number[] = [];
  const ours = questions.map(({ question, answers }) => {
    const { scored, quoting } = index.ask(question);
    times.push(quoting);
    return scored.sentences.slice(0, 3).findIndex(({ sentence }) => containsAnswer(sentence, answers));
  });
  const all = passages.flatMap(({ id, text }) =>
    splitSentences(text, language).map(({ start, end }) => ({ id, sentence: text.slice(start, end) })),
  );
  const bm25 = new PlainBm25(
    all.map(({ sentence }) => sentence),
    text => stems(text, language),
  );
  const plain = questions.map(({ question, answers }) => {
    const given = new Set(
      index
        .ask(question)
        .found.slice(0, 3)
        .map(({ id }) => id),
    );
    const scores = bm25.scores(question);
    const best = [...all.keys()]
      .filter(at => given.has(all[at]!.id))
      .sort((one, other) => scores[other]! - scores[one]! || one - other);
    return best.slice(0, 3).findIndex(at => containsAnswer(all[at]!.sentence, answers));
  });
  return [
    ...quoted(`${language} quoted, ours`, ours),
    ...quoted(`${language} quoted, plain BM25 on the three best passages`, plain),
    figure(`${language} quoting p95`, quantile(times, 0.95), "ms"),
  ];
}

function containsAnswer(sentence: string, answers: string[]): boolean {
  return answers.some(answer => sentence.includes(answer));
}

function quoted(name: string, ranks: number[]): Figure[] {
  return ["first", "first two", "first three"].map((label, at) =>
    figure(
      `${name}, ${label}`,
      shareOf(ranks, rank => rank >= 0 && rank <= at),
      "share",
    ),
  );
}
