import { describe, expect, it } from "vitest";
import { courtesyReply } from "./courtesies";

describe("a courtesy gets a reply", () => {
  it.each([
    ["Danke!", "Gern geschehen."],
    ["Vielen Dank für Ihre Hilfe 🙂", "Gern geschehen."],
    ["Hallo Lotse", "Guten Tag."],
    ["hallo, wer bist du?", "Ich bin Lotse"],
    ["Wer sind Sie?", "Ich bin Lotse"],
    ["Danke, tschüss!", "Auf Wiedersehen."],
    ["Wie geht’s?", "Guten Tag."],
    ["Thank you for your help!", "You’re welcome."],
    ["What can you do?", "I am Lotse"],
    ["Merci beaucoup !", "Je vous en prie."],
    ["Êtes-vous un robot ?", "Je suis Lotse"],
    ["شكرًا جزيلًا", "على الرحب والسعة"],
    ["من أنت؟", "أنا Lotse"],
  ])("%s", (text, reply) => {
    expect(courtesyReply(text, "de")).toMatch(new RegExp(`^${reply}`));
  });

  it("in the reader's language where several languages have it", () => {
    expect(courtesyReply("Ok", "fr")).toMatch(/^Je vous en prie/);
    expect(courtesyReply("Ok", "ar")).toMatch(/^Gern geschehen/);
    expect(courtesyReply("Hi", "en")).toMatch(/^Hello/);
  });
});

describe("a question to the documents is none", () => {
  it.each([
    "Hallo, wie viele Urlaubstage habe ich?",
    "Danke. Und wie lange gilt das?",
    "Wer sind sie?",
    "Wer sind die Ersthelfer?",
    "Lotse",
    "Dank",
    "Urlaub",
    "Was kann Krusader?",
    "What are the opening hours?",
    "Qui est le responsable ?",
    "من المسؤول؟",
    "",
    "?!",
  ])("%s", text => {
    expect(courtesyReply(text, "de")).toBeUndefined();
  });
});
