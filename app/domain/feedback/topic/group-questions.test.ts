import { expect, it } from "vitest";
import { topicWords } from "~/domain/retrieval/question/question-similarity";
import { groupQuestions } from "./group-questions";

it("questions that share words, their forms or compounds are one topic; others are not", () => {
  const asked = [
    "Bekommen Werkstudenten ein Urlaubsgeld?",
    "Was kostet das Pfand je Mehrwegkiste?",
    "Gibt es Urlaubsgeld für Werkstudentinnen?",
    "Liefern Sie sonntags auf die Inseln?",
    "Wie viel Pfand für Mehrwegkisten?",
  ];
  expect(groupQuestions(asked)).toEqual([[0, 2], [1, 4], [3]]);
  expect(groupQuestions(asked)).toEqual(groupQuestions(asked));
});

it("a question without words of its own stands alone, in every script", () => {
  expect(groupQuestions(["???", "Und dann?", "", "كم يوم إجازة؟"])).toHaveLength(4);
  expect([...topicWords("Gibt es Weihnachtsgeld?").values()]).toEqual(["Weihnachtsgeld"]);
});
