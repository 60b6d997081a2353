import { expect, test } from "vitest";
import { markQuestionWords } from "./mark-question-words";

test("the words of the question are marked in a nearest passage, in other forms too", () => {
  const runs = markQuestionWords(
    "Rücksendungen werden an Rampe 4 geprüft.",
    "Zahlen wir die Kosten der Rücksendung?",
  );
  expect(runs.map(({ text }) => text).join("")).toBe("Rücksendungen werden an Rampe 4 geprüft.");
  expect(runs.filter(({ inQuestion: asked }) => asked).map(({ text }) => text)).toEqual(["Rücksendungen"]);
});

test("short words are not marked", () => {
  expect(
    markQuestionWords("Die Ware ist da.", "Ist die Ware da?").some(({ inQuestion: asked }) => asked),
  ).toBe(false);
});
