import { describe, expect, it } from "vitest";
import { joinLines } from "./join-lines";

describe("two lines of a paragraph", () => {
  it.each([
    ["Die Arbeits-", "zeit beträgt 38 Stunden.", "Die Arbeitszeit beträgt 38 Stunden."],
    ["Ihre E-Mail-", "Adresse", "Ihre E-Mail-Adresse"],
    ["eine E-", "mail", "eine E-mail"],
    ["die 24-", "stündige Pause", "die 24-stündige Pause"],
    ["Haupt-", "und Nebenkosten", "Haupt- und Nebenkosten"],
    ["weich ge\u00ad", "trennt", "weich getrennt"],
    ["Das gilt –", "auch hier", "Das gilt – auch hier"],
    ["Der Satz geht", "weiter.", "Der Satz geht weiter."],
    ["Kostenstelle -", "intern", "Kostenstelle - intern"],
  ])("joins %s and %s", (line, next, whole) => {
    expect(joinLines(line, next)).toBe(whole);
  });
});
