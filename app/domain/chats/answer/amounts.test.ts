import { describe, expect, it } from "vitest";
import { foldText } from "~/domain/retrieval/words/normalise";
import { extractAmounts, sameAmount } from "./amounts";

describe("the amounts of a sentence", () => {
  it.each([
    ["Bis zu fünf Tage Resturlaub", ["5 day"]],
    ["30 Arbeitstage bei einer Fünftagewoche", ["30 day", "5 day"]],
    ["fünfundzwanzig Euro und 1.000 € im Jahr", ["25 euro", "1000 euro"]],
    ["dreihundert Kilogramm, achtzehn Monate", ["300 kg", "18 month"]],
    ["fünfhunderttausend Wörter, zweitausendsechsundzwanzig Euro", ["500000", "2026 euro"]],
    ["anderthalb Stunden, 1,5 Millionen Euro", ["1.5 hour", "1500000 euro"]],
    ["hundert Wunder und tausend Gründe", ["100", "1000"]],
    ["zwischen 180 bis 220 Millimeter", ["180 mm", "220 mm"]],
    ["Sonntagsarbeit mit 50 %", ["sunday", "50 percent"]],
    ["vom 15. November bis 20. Dezember", ["15", "november", "20", "december"]],
    ["twenty-five days and two hundred euros", ["25 day", "200 euro"]],
    ["open from 9 am to 8 pm", ["9", "20"]],
    ["quatorze jours, dix-sept heures, quatre-vingts mètres", ["14 day", "17 hour", "80 m"]],
    ["أربعة عشر يومًا", ["14 day"]],
    ["ثمانين في المئة", ["80 percent"]],
    ["eine Leiter und ein Tritt", []],
    ["Preis: 29,00 €; Dauer: 36 Monate", ["29 euro", "36 month"]],
    ["701; 36 Monate; 0,30 Euro", ["701", "36 month", "0.3 euro"]],
    ["de 5 000 à 5 500 tr/min", ["5000", "5500 minute"]],
    ["um 8:30 Uhr", ["8:30"]],
    ["um 18.30 Uhr, à 18 h 30, at 6:30 p.m.", ["18:30", "18:30", "18:30"]],
    ["um 23:00 Uhr, at 11 pm", ["23", "23"]],
    ["29 Cent, fifty cents, 50 pence, £3", ["29 cent", "50 cent", "50 penny", "3 pound"]],
    ["deux cents euros, 25 per cent", ["200 euro", "25 percent"]],
    ["deux jours et demi, two and a half days", ["2.5 day", "2.5 day"]],
    ["zweieinhalb Stunden, half an hour", ["2.5 hour", "0.5 hour"]],
    ["ab 1.8.2015, dès un quart d’heure", ["1", "august", "2015", "0.25 hour"]],
    ["au plus tard le 28 février de l’année suivante", ["28", "february"]],
    ["MM-701: 80 Tassen, MM-702 100, und MM-703 250 mm", ["701", "80", "702", "100", "703", "250 mm"]],
    ["c’est 24 pour 4 jours, 18 pour 3", ["24", "4 day", "18", "3"]],
    ["auf zwei im Monat begrenzt", ["2"]],
    ["an Sonn- und Feiertagen", ["sunday"]],
    ["اثني عشر أسبوعًا، أحد عشر يومًا", ["12 week", "11 day"]],
    ["auch am Wochenende", ["saturday", "sunday"]],
    ["مثبتة بستة براغٍ لمدة أسبوعين", ["6", "2 week"]],
  ])("of %s", (text, expected) => {
    const amounts = extractAmounts(foldText(text)).filter(({ weak }) => !weak);
    expect(amounts.map(({ figure, unit }) => (unit ? `${figure} ${unit}` : figure))).toEqual(expected);
  });
});

describe("two amounts are the same", () => {
  const [years, months, days, weeks, cents, euros, week, seven] = extractAmounts(
    foldText("zwei Jahre, 24 Monate, 14 Tage, zwei Wochen, 29 Cent, 0,29 Euro, eine Woche, 7 Tage"),
  );
  it.each([
    [years, months, true],
    [days, weeks, true],
    [cents, euros, true],
    [week, seven, true],
    [years, days, false],
    [months, weeks, false],
    [weeks, years, false],
  ])("%o and %o: %s", (one, other, expected) => {
    expect(sameAmount(one!, other!)).toBe(expected);
  });
});
