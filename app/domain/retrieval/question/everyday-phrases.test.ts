import { expect, test } from "vitest";
import { replacePhrases } from "./everyday-phrases";

const firstOf = (targets: ReadonlySet<string>) => [...targets][0];

test.each([
  ["Welche Schrift gilt von Haus aus?", "Welche Schrift gilt standardmäßig?"],
  ["Wie lange gilt das, wenn ich nichts angebe?", "Wie lange gilt das, standardmäßig?"],
  ["Wie breit ist sie, wenn man gar nichts verstellt?", "Breite ist sie, standardmäßig?"],
  ["Wie breit ist sie ohne eigene Angabe?", "Breite ist sie standardmäßig?"],
  ["Der Motor geht nicht mehr, was tun?", "Der Motor Störung, was tun?"],
  ["Geht das nicht auch später?", "Geht das nicht auch später?"],
  ["Was ist ab Werk eingestellt?", "Was ist standardmäßig eingestellt?"],
  ["Wie lang ist das Boot?", "Länge ist das Boot?"],
  ["und wie breit?", "und Breite?"],
  ["Wie tief liegt das Boot?", "Tiefgang liegt das Boot?"],
  ["Wie schwer darf der Motor sein?", "Gewicht darf der Motor sein?"],
  ["Wie viel wiegt der Motor?", "Gewicht der Motor?"],
  ["Wie lang ist die Probezeit?", "Wie lang ist die Probezeit?"],
  ["Wie lang darf ich bleiben?", "Wie lang darf ich bleiben?"],
  ["Wie schwer darf ich heben?", "Wie schwer darf ich heben?"],
  ["Wo gebe ich den gelben Schein ab?", "Wo gebe ich den Arbeitsunfähigkeitsbescheinigung ab?"],
  ["Wer geht von Hausaufgaben aus?", "Wer geht von Hausaufgaben aus?"],
  ["Wie lange gilt die Preisliste?", "Wie lange gültig die Preisliste?"],
  ["Ab wann gelten die neuen Preise?", "Ab wann gültig die neuen Preise?"],
  ["Wie viel km-Geld gibt es?", "Wie viel Kilometergeld gibt es?"],
  ["Kann ich weniger Stunden arbeiten?", "Kann ich Teilzeit?"],
  ["Bezahlt mir die Firma eine Brille?", "erstattet eine Brille?"],
  ["Bekomme ich beim Umzug frei?", "Bekomme ich beim Umzug arbeitsfrei?"],
  ["Ist der Notausgang frei?", "Ist der Notausgang frei?"],
  ["Wann hat das Bad sonntags auf?", "Wann hat das Bad sonntags geöffnet?"],
  ["Wann macht ihr auf der Messe etwas?", "Wann macht ihr auf der Messe etwas?"],
  ["Wie melde ich mich krank?", "Wie Krankmeldung?"],
  ["Wie lang muss mein Passwort sein?", "Mindestlänge muss mein Passwort sein?"],
  ["Wie lang muss mein neues Schulpasswort sein?", "Mindestlänge muss mein neues Schulpasswort sein?"],
])("%s is searched as: %s", (question, searched) => {
  expect(replacePhrases(question, "de", firstOf)).toBe(searched);
});

test.each([
  ["en", "Can I turn off the sound?", "Can I turn off disable the sound?"],
  ["en", "Who signs off on expenses?", "Who signs off on expenses?"],
  ["fr", "Qui est l’auteur d’office ?", "Qui est l’auteur d’office défaut ?"],
  ["fr", "Les heures sup sont-elles payées ?", "Les heures sup supplémentaires sont-elles payées ?"],
] as const)(
  "in %s, documents use such phrases too, so that %s is searched as: %s",
  (language, question, searched) => {
    expect(replacePhrases(question, language, firstOf)).toBe(searched);
  },
);

test("a phrase stays where no passage has what documents say for it, and in other languages", () => {
  const question = "Welche Schrift gilt von Haus aus?";
  expect(replacePhrases(question, "de", () => undefined)).toBe(question);
  expect(replacePhrases(question, "en", firstOf)).toBe(question);
});
