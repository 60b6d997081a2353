import { expect, test } from "vitest";
import type { CheckInput } from "~/integrations/ai/provider";
import { checkCitations } from "./check-citations";
import { reviewSentences } from "./review-sentences";

const passages = [
  {
    number: 1,
    language: "de" as const,
    fileName: "Handbuch.pdf",
    text: "Wer nicht unterwiesen ist, darf im Lagerhof nicht arbeiten. Den Nachweis bewahrt die Lagerleitung fünf Jahre auf.",
  },
];
const { signal } = new AbortController();

async function reviewed(text: string, opinion: boolean | undefined) {
  const checked = checkCitations(text, "de", passages);
  const asked: string[] = [];
  const model = {
    async check({ sentences }: Pick<CheckInput, "sentences">) {
      asked.push(...sentences.map(({ text }) => text));
      return sentences.map(() => opinion);
    },
  };
  const sentences = await reviewSentences(model, checked, passages, signal);
  return { asked, before: checked.sentences[0]!.support, after: sentences[0]!.support };
}

const paraphrase = "Ohne Unterweisung ist die Arbeit auf dem Gelände untersagt [1].";

test("a sentence in words that the source does not have is supported if the model says so", async () => {
  expect(await reviewed(paraphrase, true)).toMatchObject({ before: "unsupported", after: "supported" });
  expect(await reviewed(paraphrase, undefined)).toMatchObject({ after: "unsupported" });
});

test("a sentence in the words of its source is not supported if the model says so", async () => {
  const text = "Den Nachweis bewahrt die Lagerleitung fünf Jahre auf [1].";
  expect(await reviewed(text, false)).toMatchObject({ before: "supported", after: "unsupported" });
});

test("the model is not asked about a figure that the source does not have, or about a sentence without a source", async () => {
  for (const text of [
    "Die Lagerleitung bewahrt den Nachweis zehn Jahre auf [1].",
    "Das gilt auch für Besuch.",
  ])
    expect(await reviewed(text, true)).toEqual({ asked: [], before: "unsupported", after: "unsupported" });
});
