import { expect, test } from "vitest";
import { markAskedWords } from "./mark-asked-words";

test("the words of the question are marked in a nearest passage, in other forms too", () => {
  const runs = markAskedWords(
    "Rücksendungen werden an Rampe 4 geprüft.",
    "Zahlen wir die Kosten der Rücksendung?",
  );
  expect(runs.map(({ text }) => text).join("")).toBe("Rücksendungen werden an Rampe 4 geprüft.");
  expect(runs.filter(({ asked }) => asked).map(({ text }) => text)).toEqual(["Rücksendungen"]);
});

test("short words are not marked", () => {
  expect(markAskedWords("Die Ware ist da.", "Ist die Ware da?").some(({ asked }) => asked)).toBe(false);
});
