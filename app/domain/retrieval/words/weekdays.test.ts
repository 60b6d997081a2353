import { describe, expect, it } from "vitest";
import type { Language } from "~/contract/language";
import { abbreviatedWeekdays } from "./weekdays";

describe("Abbreviated weekdays", () => {
  it.each<[string, Language, string]>([
    ["Mo–Fr 8–17 Uhr", "de", "montag dienstag mittwoch donnerstag freitag"],
    ["Di + Mi: 9:00 – 18:00 Uhr · Sa: 8:00 – 14:00 Uhr", "de", "dienstag mittwoch samstag"],
    ["Büro: Mo., Mi. und Fr. besetzt", "de", "montag mittwoch freitag"],
    ["Bereitschaft Sa bis Mo", "de", "montag samstag sonntag"],
    ["Sa ab 10 Uhr", "de", "samstag"],
    ["Mon-Wed 9am to 5pm", "en", "monday tuesday wednesday"],
    ["Open Tue to Thurs", "en", "tuesday wednesday thursday"],
    ["Ouvert lun.–mer. 9h–17h", "fr", "lundi mardi mercredi"],
  ])("„%s“ names its days", (text, language, days) => {
    expect(abbreviatedWeekdays(text, language).join(" ")).toBe(days);
  });

  it.each<[string, Language]>([
    ["So ist es: 3 Tage Urlaub", "de"],
    ["Fr. Petersen, Tel. 040 123", "de"],
    ["Do 5 things at once", "en"],
    ["Mi casa", "de"],
    ["Montag bis Freitag", "de"],
    ["Di 5 Äpfel", "de"],
  ])("„%s“ abbreviates no day", (text, language) => {
    expect(abbreviatedWeekdays(text, language)).toEqual([]);
  });
});
