import { expect, test } from "vitest";
import { askedPart } from "./asked-part";

test.each([
  ["Wie lange dauert die Probezeit?", "Wie lange dauert die Probezeit?", ""],
  ["Ich bin krank. Was muss ich tun?", "Was muss ich tun?", "Ich bin krank."],
  ["Wie lange dauert die Probezeit? Bitte kurz antworten.", "Wie lange dauert die Probezeit?", ""],
  ["Danke! Und wie lange gilt das?", "Und wie lange gilt das?", ""],
  ["Darf ich rauchen? Und wo?", "Darf ich rauchen? Und wo?", ""],
  [
    "We moved house in May. Is there a day off for it?",
    "Is there a day off for it?",
    "We moved house in May.",
  ],
  [
    "Was geschieht, wenn ich ein eigenes Kennwort statt Muster! gebe?",
    "Was geschieht, wenn ich ein eigenes Kennwort statt Muster! gebe?",
    "",
  ],
  ["Der Drucker druckt nicht. Er blinkt.", "Der Drucker druckt nicht. Er blinkt.", ""],
])("of “%s” the question is “%s”", (text, asked, context) => {
  expect(askedPart(text)).toMatchObject({ asked, context, introduction: "" });
});

test.each([
  ["Eine Kollegin hat mich gefragt:", " ", "Wo liegt die Kantine?"],
  ["Une collègue vient de me demander :", " ", "Où est la cantine ?"],
  ["", "", "Urlaub: Wie viele Tage?"],
])("“%s” introduces a question", (introduction, gap, asked) => {
  expect(askedPart(introduction + gap + asked)).toMatchObject({ asked, context: "", introduction });
});

test.each([
  [
    "Wie lange dauert die Probezeit und bekomme ich Urlaub?",
    "Wie lange dauert die Probezeit?",
    "bekomme ich Urlaub?",
  ],
  ["How many days do I have, and who approves them?", "How many days do I have?", "who approves them?"],
  ["Combien de jours ai-je et comment les demander ?", "Combien de jours ai-je?", "comment les demander ?"],
  ["كم يوما من الإجازة لي ومتى أطلبها؟", "كم يوما من الإجازة لي؟", "متى أطلبها؟"],
])("“%s” is two questions", (text, ...questions) => {
  expect(askedPart(text)).toMatchObject({ asked: text, questions });
});

test.each([
  "Was ist der Unterschied zwischen Gleitzeit und Kernzeit?",
  "Wie und wo beantrage ich Urlaub?",
  "Wie lange und wie oft darf ich Pause machen?",
])("“%s” is one question", text => {
  expect(askedPart(text).questions).toEqual([]);
});

test("several questions are told apart", () => {
  const { questions } = askedPart(
    "Hallo! Wie viele Urlaubstage habe ich? Ich bin neu. Und wo liegt die Kantine?",
  );
  expect(questions).toEqual(["Wie viele Urlaubstage habe ich?", "Und wo liegt die Kantine?"]);
  expect(askedPart("Wo liegt die Kantine?").questions).toEqual([]);
});
