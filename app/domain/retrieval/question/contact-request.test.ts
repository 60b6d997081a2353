import { describe, expect, it, test } from "vitest";
import { artefacts } from "~/domain/retrieval/quotes/artefacts";
import { answerFromPassages } from "~/domain/retrieval/quotes/quote-sentences";
import { foundPassages } from "../../../../tests/factories/found-passages";
import { expectedAnswer } from "./answer-type";
import { withoutRequest } from "./without-request";

describe("who asks for a contact is searched for what they need it for", () => {
  it.each([
    ["Wer ist Ansprechpartner für Reisekosten?", "Reisekosten"],
    ["Wer ist bei uns für Reisekosten zuständig?", "Reisekosten"],
    ["Wer ist die richtige Ansprechperson bei Mobbing?", "Mobbing"],
    ["Wer ist für Ort verantwortlich?", "Ort"],
    ["Wer ist unser Datenschutzbeauftragter?", "Datenschutz"],
    ["Wer kümmert sich um die Bildschirmbrille?", "die Bildschirmbrille"],
    ["An wen wende ich mich bei Fragen zum Gehalt?", "Gehalt"],
    ["An wen kann ich mich wegen Urlaub wenden?", "Urlaub"],
    ["Ansprechpartner Datenschutz", "Datenschutz"],
    ["Wie erreiche ich die IT?", "IT"],
    ["Wo kann ich den Betriebsrat erreichen?", "Betriebsrat"],
    ["How do I contact the payroll team?", "payroll team"],
    ["Comment joindre l’infirmerie ?", "infirmerie"],
    ["Who is responsible for travel expenses?", "travel expenses"],
    ["Who should I contact about parking?", "parking"],
    ["Qui est responsable de la paie ?", "paie"],
    ["À qui dois-je m’adresser pour les congés ?", "congés"],
    ["من المسؤول عن الرواتب؟", "الرواتب"],
  ])("%s", (question, subject) => {
    expect(expectedAnswer(question).type).toBe("contact");
    expect(withoutRequest(question)).toBe(subject);
  });
});

test.each([
  "Wer hat Lotse entwickelt?",
  "Wer darf Überstunden anordnen?",
  "Wann wende ich das Verfahren an?",
  "Who is the author?",
])("%s asks for no contact", question => {
  expect(expectedAnswer(question).type).not.toBe("contact");
});

test("a contact is a phone number, an address, or who is responsible", () => {
  expect(artefacts.contact.test("Stelle: Reisestelle; Wofür: Reisekosten; Telefon: 040 66969 116")).toBe(
    true,
  );
  expect(artefacts.contact.test("Fragen an: personal@kontor.example")).toBe(true);
  expect(artefacts.contact.test("Zuständig ist die Personalabteilung.")).toBe(true);
  expect(artefacts.contact.test("Reisekosten werden erstattet.")).toBe(false);
});

test("who asks for a contact gets no answer that names none", () => {
  const level = (...texts: string[]) => {
    const question = "Wer ist für Reisekosten zuständig?";
    const known = new Map([["reisekosten", texts.length]]);
    return answerFromPassages(question, foundPassages(question, texts, known));
  };
  const rule = "Reisekosten werden innerhalb von vier Wochen erstattet.";
  const contact = "Stelle: Reisestelle; Wofür: Reisekosten; Telefon: 040 66969 116";
  expect(level(rule).level).not.toBe("answer");
  expect(level(rule, contact).sentences[0]?.sentence).toBe(contact);
});

test("who asks for a title gets no answer from a sentence with a part of it", () => {
  const level = (text: string) => {
    const question = "Wer ist die Vertrauensperson?";
    return answerFromPassages(question, foundPassages(question, [text])).level;
  };
  expect(level("Die Vertrauensperson ist Maren Kruse.")).toBe("answer");
  expect(level("Auf Wunsch nimmt eine Person Ihres Vertrauens am Gespräch teil.")).not.toBe("answer");
});
