import { expect, test } from "vitest";
import { matchAnswerType } from "./match-answer-type";
import { rankProcedures } from "./rank-procedures";
import type { ScoredPassages, ScoredSentence } from "./score-sentences";

const sentence = (text: string, score: number, typeMatch: number, titleShare: number): ScoredSentence =>
  ({ sentence: text, start: 0, score, typeMatch, titleShare }) as ScoredSentence;
const order = (expectedType: ScoredPassages["expectedType"], ...sentences: ScoredSentence[]) =>
  rankProcedures({ sentences, coverage: 1, contentWordCount: 2, expectedType }).map(one => one.sentence);

test("a person who asks how to do something is first told what to do", () => {
  const note = sentence("Der Bildschirm wird nach zehn Minuten gesperrt.", 12, 0, 0);
  const step = sentence("Klicken Sie auf „Sperren“.", 11, 1, 0);
  expect(order("procedure", note, step)).toEqual([step.sentence, note.sentence]);
  expect(order("other", note, step)).toEqual([note.sentence, step.sentence]);
});

test("steps of the section that the question is about come before steps of another one", () => {
  const other = sentence("Wählen Sie die Verbindung mit der festen Adresse.", 12, 1, 0.4);
  const own = sentence("Wählen Sie „Netzwerk“.", 11, 1, 1);
  expect(order("procedure", other, own)).toEqual([own.sentence, other.sentence]);
});

test("a sentence far better than the instructions stays first", () => {
  const best = sentence("Der Bildschirm wird mit Super+L gesperrt.", 15, 0, 0);
  const step = sentence("Klicken Sie auf „Ton“.", 10, 1, 0);
  expect(order("procedure", best, step)[0]).toBe(best.sentence);
});

test("a yes or no to another question is not how something is done", () => {
  const reply = sentence("A: Nein.", 14, 0, 0);
  const note = sentence("Der Bildschirm wird nach zehn Minuten gesperrt.", 10, 0, 0);
  expect(order("procedure", reply, note)).toEqual([note.sentence, reply.sentence]);
  expect(order("rule", reply, note)[0]).toBe(reply.sentence);
});

test.each([
  "Um eine Verbindung anzulegen, ist das Werkzeug aus der Leiste auszuwählen.",
  "Um den Punkt zu entfernen, muss man ihn doppelt anklicken.",
  "Um ein Modell anzulegen, wählt man „Neu“ im Menü.",
  "Die Liste wird mit Umschalt+T oder über das Menü aufgerufen.",
  "Dies kann man durch den Eintrag „Umbenennen“ erreichen.",
])("%s tells how, without addressing anybody", text => {
  expect(matchAnswerType({ type: "procedure" }, text, "Wie geht das?")).toBeGreaterThanOrEqual(0.7);
});

test.each(["Um Zeit zu sparen, hat man die Liste gekürzt.", "Die Liste wird mit jedem Jahr länger."])(
  "%s does not",
  text => {
    expect(matchAnswerType({ type: "procedure" }, text, "Wie geht das?")).toBe(0);
  },
);
