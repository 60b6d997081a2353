import { expect, test } from "vitest";
import { topicOf } from "./topic-question";

test.each([
  ["Was steht zu „Rechte und Pflichten“ in den Dokumenten?", "Rechte und Pflichten"],
  ["Was steht im Handbuch zur Probezeit?", "Probezeit"],
  ["Was sagen die Unterlagen zum Thema Brandschutz?", "Brandschutz"],
  ["Was ist bei Krankheit geregelt?", "Krankheit"],
  ["Wie ist die Elternzeit bei uns geregelt?", "Elternzeit"],
  ["Was muss ich über Dienstreisen wissen?", "Dienstreisen"],
  ["Welche Regeln gibt es für Überstunden?", "Überstunden"],
  ["Wie läuft die Einarbeitung ab?", "Einarbeitung"],
  ["Wie sieht es mit Homeoffice aus?", "Homeoffice"],
  ["Ich habe eine Frage zur Altersvorsorge.", "Altersvorsorge"],
  ["Kannst du mir etwas zu den Zuschlägen sagen?", "Zuschlägen"],
  ["Erzählen Sie mir bitte mehr über Überstunden.", "Überstunden"],
  ["was zur Gleitzeit gilt?", "Gleitzeit"],
  ["Infos zu Mutterschutz", "Mutterschutz"],
  ["Probezeit?", "Probezeit"],
  ["Geschäftsjahr Definition", "Geschäftsjahr"],
  ["Definition von Probezeit", "Probezeit"],
  ["What do the documents say about “Rest breaks”?", "Rest breaks"],
  ["What should I know about parental leave?", "parental leave"],
  ["Tell me more about remote work, please", "remote work"],
  ["How does the time clock work?", "time clock"],
  ["Que disent les documents sur « Congés payés » ?", "Congés payés"],
  ["Y a-t-il des informations sur le télétravail ?", "télétravail"],
  ["ماذا تقول المستندات عن «الإجازات»؟", "الإجازات"],
  ["أخبرني عن ساعات العمل", "ساعات العمل"],
])("“%s” asks about the topic “%s”", (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

test.each([
  ["Wann liegt höhere Gewalt vor?", "Was ist höhere Gewalt?"],
  ["Was ist mit „Herkunft“ bei einer Akte gemeint?", "Was ist Herkunft bei einer Akte?"],
  ["Was bedeutet die Abkürzung AGB?", "Was ist AGB?"],
  ["Wofür steht USV?", "Was ist USV?"],
  ["What does SCD stand for?", "What is SCD?"],
  ["What is meant by dithering?", "What is dithering?"],
  ["Qu’entend-on par exercice ?", "Qu’est-ce que exercice?"],
  ["Que veut dire TMX ?", "Qu’est-ce que TMX?"],
  ["ماذا يعني الرصيد؟", "ما هو الرصيد?"],
])("“%s” asks for the meaning of a term", (question, plain) => {
  expect(topicOf(question)).toBe(plain);
});

test.each([
  ["asks for a place", "Wo steht der Verbandskasten?"],
  ["is about a right", "Was steht mir bei Krankheit zu?"],
  ["is about a place above something", "Was steht auf dem Schild über dem Eingang?"],
  ["names a document", "Was steht in der Preisliste zu Kaffee?"],
  ["asks what to bring", "Was muss ich zum Vorstellungsgespräch mitbringen?"],
  ["asks for a way", "Wo finde ich den Weg zum Lager?"],
  ["asks for a person", "Wer gibt Auskunft über Urlaub?"],
  ["is about the asker", "Was wissen Sie über mich?"],
  ["has a condition", "Was gilt bei Nachtarbeit, wenn ich jünger als achtzehn bin?"],
  ["is a short sentence", "Darf ich rauchen?"],
  ["asks for a menu", "What is on the menu?"],
  ["is longer than any request", `Was steht zu ${"Urlaub und ".repeat(30)}Krankheit?`],
])("a question that %s is more than a topic: %s", (_, question) => {
  expect(topicOf(question)).toBe(question);
});
