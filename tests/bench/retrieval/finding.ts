import type { Language } from "~/contract/language";
import { gramText } from "~/domain/retrieval/words/grams";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { stems } from "~/domain/retrieval/words/stem";
import { type Figure, figure, quantile, shareOf } from "./figures";
import type { LabelledIndex, LabelledPassage, LabelledQuestion } from "./labelled-corpus";
import { PlainBm25 } from "./plain-bm25";

/** Whether a question finds its passage: our index, then plain BM25 on words, stems and 4-grams. */
export function benchFinding(
  language: Language,
  passages: LabelledPassage[],
  questions: LabelledQuestion[],
  index: LabelledIndex,
): Figure[] {
  const texts = passages.map(({ text }) => text);
  const plain = {
    "words BM25": new PlainBm25(texts, text => words(foldText(text))),
    "stems BM25": new PlainBm25(texts, text => stems(text, language)),
    "4-grams BM25": new PlainBm25(texts, fourGrams),
  };
  const times: number[] = [];
  const ours = questions.map(({ question, passage }) => {
    const { found, searching } = index.ask(question);
    times.push(searching);
    return found.findIndex(({ id }) => id === passage);
  });
  const figures = ranked(`${language} found, ours`, ours);
  for (const [name, baseline] of Object.entries(plain)) {
    const ranks = questions.map(({ question, passage }) =>
      rankIn(baseline.scores(question), passages, passage),
    );
    figures.push(...ranked(`${language} found, ${name}`, ranks));
  }
  figures.push(figure(`${language} search p50`, quantile(times, 0.5), "ms"));
  figures.push(figure(`${language} search p95`, quantile(times, 0.95), "ms"));
  return figures;
}

/** Ranks from 0, -1 where it was not found. */
export function ranked(name: string, ranks: number[]): Figure[] {
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank >= 0 && rank < 10 ? 1 / (rank + 1) : 0), 0);
  return [
    figure(
      `${name}, recall@1`,
      shareOf(ranks, rank => rank === 0),
      "share",
    ),
    figure(
      `${name}, recall@5`,
      shareOf(ranks, rank => rank >= 0 && rank < 5),
      "share",
    ),
    figure(`${name}, MRR@10`, reciprocal / ranks.length, "share"),
  ];
}

function fourGrams(text: string): string[] {
  const spelled = gramText(text);
  return Array.from({ length: Math.max(0, spelled.length - 3) }, (_, at) => spelled.slice(at, at + 4));
}

function rankIn(scores: Float64Array, passages: LabelledPassage[], wanted: string): number {
  const score = scores[passages.findIndex(({ id }) => id === wanted)]!;
  if (score === 0) return -1;
  const at = passages.findIndex(({ id }) => id === wanted);
  return scores.filter((other, place) => other > score || (other === score && place < at)).length;
}
