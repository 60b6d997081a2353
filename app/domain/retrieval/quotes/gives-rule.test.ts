import { expect, test } from "vitest";
import { givesRule } from "./gives-rule";

test.each([
  ["Darf ich von zu Hause arbeiten?", "Sie können bis zu zwei Tage in der Woche zu Hause arbeiten."],
  ["Kann ich den Hund mitbringen?", "Tiere dürfen nicht in die Küche."],
  ["May I park in the yard?", "Visitors must park in front of the gate."],
  ["Est-ce que je dois porter un casque ?", "Le port du casque est obligatoire sur le quai."],
  ["هل يجب ارتداء الخوذة؟", "يجب ارتداء الخوذة في الورشة."],
])("%s is answered by a rule", (question, sentence) => {
  expect(givesRule(question, sentence)).toBe(true);
});

test.each([
  ["Kann das Programm Noten drucken?", "Das Programm kann Noten drucken."],
  ["Darf ich von zu Hause arbeiten?", "Auch zu Hause gelten die Arbeitszeiten."],
  ["Wie lange darf ich parken?", "Besucher dürfen zwei Stunden parken."],
  ["May I park in the yard?", "The yard lies behind the house."],
])("%s is not: %s", (question, sentence) => {
  expect(givesRule(question, sentence)).toBe(false);
});
