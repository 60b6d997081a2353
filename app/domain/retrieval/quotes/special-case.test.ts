import { expect, test } from "vitest";
import { isOtherTime, isSpecialCase } from "./special-case";

const trainees = "Bei Auszubildenden dauert die Probezeit vier Monate.";

test("a sentence about trainees is a special case for who does not ask about trainees", () => {
  expect(isSpecialCase(trainees, "Wie lange dauert die Probezeit?")).toBe(true);
  expect(isSpecialCase(trainees, "Wie lange dauert die Probezeit für Auszubildende?")).toBe(false);
});

test("what young people have is a special case for who asks for all", () => {
  const breaks = "Jugendliche unter 18 Jahren haben 60 Minuten Pause.";
  expect(isSpecialCase(breaks, "Wie lange ist die Pause?")).toBe(true);
  expect(isSpecialCase(breaks, "Wie lange ist die Pause für Jugendliche?")).toBe(false);
});

test("a case that is named is special where only part of it is asked for", () => {
  const abroad = "Bei einer Erkrankung im Ausland melden Sie sich telefonisch.";
  expect(isSpecialCase(abroad, "Wann muss ich mich krank melden?")).toBe(true);
  expect(isSpecialCase(abroad, "Was gilt, wenn ich im Ausland krank werde?")).toBe(false);
});

test.each([
  [
    "the question names the case in another form",
    "Bei einer Erkrankung zahlen wir weiter.",
    "Was gilt, wenn ich krank bin?",
  ],
  [
    "the question names it by a synonym",
    "Bei Heirat gibt es einen Tag frei.",
    "Wie viele Tage gibt es für die Hochzeit?",
  ],
  ["it has none", "Die ersten sechs Monate gelten als Probezeit.", "Wie lange dauert die Probezeit?"],
  [
    "its first words are no restriction",
    "Für die Probezeit gilt: sechs Monate.",
    "Wie lange dauert die Probezeit?",
  ],
])("a sentence is no special case if %s", (_, sentence, question) => {
  expect(isSpecialCase(sentence, question)).toBe(false);
});

test("what there is after a time is no answer about that time, unless one asks whether there is something", () => {
  const after = "Nach der Probezeit beträgt die Kündigungsfrist vier Wochen.";
  expect(isOtherTime(after, "kündigungsfrist in der probezeit")).toBe(true);
  expect(isOtherTime(after, "Wie lange ist die Kündigungsfrist während der Probezeit?")).toBe(true);
  expect(isOtherTime(after, "Wie lange ist die Kündigungsfrist nach der Probezeit?")).toBe(false);
  expect(isOtherTime(after, "Wie lange ist die Kündigungsfrist?")).toBe(false);
  expect(isOtherTime(after, "kündigungsfrist probezeit")).toBe(false);
  expect(
    isOtherTime("Nach der Probezeit können Sie ein Rad leasen.", "Bekomme ich in der Probezeit ein Rad?"),
  ).toBe(false);
});
