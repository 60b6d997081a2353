import { expect, it } from "vitest";
import { asksForDocuments } from "./document-list";

it.each([
  ["Welche Dokumente gibt es?", "de"],
  ["Hallo, welche Unterlagen hast du denn?", "de"],
  ["Hallo, welche Unterlagen haben Sie hier?", "de"],
  ["Wie viele Dateien werden hier durchsucht?", "de"],
  ["Zeige mir bitte alle Dokumente", "de"],
  ["Worum geht es in den Dokumenten?", "de"],
  ["Was kann ich hier fragen?", "de"],
  ["Which documents are there?", "en"],
  ["What can I ask you?", "en"],
  ["Quels documents y a-t-il ?", "fr"],
  ["Que puis-je vous demander ?", "fr"],
  ["ما هي المستندات المتاحة؟", "ar"],
  ["ماذا يمكنني أن أسأل؟", "ar"],
])("“%s” asks for the documents: %s", (question, language) => {
  expect(asksForDocuments(question)).toBe(language);
});

it.each([
  "Welche Dokumente brauche ich für den Antrag?",
  "Welche Unterlagen muss ich vorlegen?",
  "Wo liegen die Dokumente?",
  "Wie lange werden Unterlagen aufbewahrt?",
  "Was kann ich im Lager fragen?",
  "Which documents do I need?",
  "Quels documents faut-il fournir ?",
  "ما هي المستندات المطلوبة؟",
])("“%s” asks what the documents say", question => {
  expect(asksForDocuments(question)).toBeUndefined();
});
