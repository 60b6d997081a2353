import { describe, expect, it } from "vitest";
import { announcesChoice, askedChoice, namesSeveral, repeatsQuestion } from "./names-nothing";

describe("a person who asks which ones", () => {
  it("asks for their names", () => {
    expect(askedChoice("Welche Zahlungsarten gibt es?")).toBe("zahlungsarten");
    expect(askedChoice("In welchen anderen Sprachen erscheint es?")).toBe("sprachen");
    expect(askedChoice("Which languages are supported?")).toBe("languages");
    expect(askedChoice("Quels formats sont acceptés ?")).toBe("formats");
    expect(askedChoice("Wie bezahle ich?")).toBeUndefined();
  });

  it("learns nothing from a sentence that says there are several", () => {
    expect(namesSeveral("Der Laden nimmt verschiedene Zahlungsarten an.", "zahlungsarten")).toBe(true);
    expect(namesSeveral("The program supports many languages.", "languages")).toBe(true);
    expect(
      namesSeveral("Der Laden nimmt mehrere Zahlungsarten an: bar und mit Karte.", "zahlungsarten"),
    ).toBe(false);
    expect(namesSeveral("Zahlungsarten sind bar und Karte.", "zahlungsarten")).toBe(false);
  });

  it("learns them from a sentence that announces a list", () => {
    expect(announcesChoice("Folgende Zahlungsarten sind möglich:", "zahlungsarten")).toBe(true);
    expect(announcesChoice("The following languages are supported:", "languages")).toBe(true);
    expect(announcesChoice("Beachten Sie folgende Regeln:", "zahlungsarten")).toBe(false);
  });
});

describe("a few words that repeat a question", () => {
  const repeats = (words: string, question: string) => repeatsQuestion(words, question, "de");
  it("are no answer", () => {
    expect(repeats("– Stadtliste", "Wie öffne ich die Stadtliste?")).toBe(true);
    expect(repeats("h. Stadtmeisterschaft (STM)", "Wie viele Runden hat die Stadtmeisterschaft?")).toBe(true);
    expect(repeats("Urlaub beantragen", "Wie beantrage ich Urlaub?")).toBe(true);
  });
  it("are one if they say more, or to yes or no", () => {
    expect(repeats("– Stadtliste: Umschalt+T", "Wie öffne ich die Stadtliste?")).toBe(false);
    expect(repeats("Hunde sind erlaubt", "Sind Hunde erlaubt?")).toBe(false);
  });
});
