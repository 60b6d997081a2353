import { describe, expect, it } from "vitest";
import { expectedAnswer } from "~/domain/retrieval/question/answer-type";
import { withoutConditions } from "./conditions";
import { matchAnswerType } from "./match-answer-type";

const match = (question: string, sentence: string) =>
  matchAnswerType(expectedAnswer(question), sentence, question);

describe("a measure in a condition", () => {
  it.each([
    [
      "Wie lange ist die Lieferzeit?",
      "Dauert die Verzögerung länger als drei Wochen, so kann der Kunde zurücktreten.",
      "Die Lieferzeit beträgt drei Wochen.",
    ],
    [
      "Wie lange ist die Lieferzeit?",
      "Wenn Sie länger als zwei Wochen warten, melden Sie sich bitte.",
      "Wenn Sie heute bestellen, erhalten Sie die Ware in zwei Wochen.",
    ],
    [
      "Wie hoch ist der Rabatt?",
      "Der Versand ist frei, sofern die Bestellung 500 Euro übersteigt.",
      "Sofern die Bestellung 500 Euro übersteigt, gibt es 10 Prozent Rabatt.",
    ],
    [
      "How long is the notice period?",
      "If you have worked here for two years, please ask the office.",
      "If you leave, give a notice of two weeks.",
    ],
  ])("%s is not answered by one", (question, condition, statement) => {
    expect(match(question, condition)).toBeLessThan(match(question, statement));
    expect(match(question, condition)).toBeGreaterThan(0);
  });

  it("answers who asks from where on something applies", () => {
    const sentence = "Wenn Sie länger als drei Tage krank sind, brauchen Sie ein Attest.";
    expect(match("Nach wie vielen Tagen brauche ich ein Attest?", sentence)).toBe(1);
    expect(match("Wie viele Tage darf ich krank sein?", sentence)).toBe(0.5);
  });
});

describe("a sentence without its conditions", () => {
  it.each([
    ["dauert es 2,5 tage, so ruft der lager an.", " so ruft der lager an."],
    ["der versand ist frei, falls sie 3 kisten nehmen.", "der versand ist frei, "],
    [
      "zwei wochen dauert die probe, dann folgt die prufung.",
      "zwei wochen dauert die probe, dann folgt die prufung.",
    ],
    ["seit drei jahren, so sagt die leitung, gilt das.", "seit drei jahren, so sagt die leitung, gilt das."],
  ])("%s", (sentence, rest) => {
    expect(withoutConditions(sentence).replace(/\s+/g, " ")).toBe(rest);
  });
});
