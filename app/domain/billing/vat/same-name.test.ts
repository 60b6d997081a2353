import { describe, expect, it } from "vitest";
import { isSameName } from "./same-name";

describe("two names", () => {
  it.each([
    ["Donau Handels GmbH", "DONAU HANDELS GESELLSCHAFT M.B.H."],
    ["Müller & Söhne KG", "Mueller und Soehne Kommanditgesellschaft"],
    ["L’Œuvre à Évry", "SA L'OEUVRE A EVRY"],
    ["Straßenbau Süd G.m.b.H.", "STRASSENBAU SUED GMBH"],
    ["Handel Donau", "Donau Handel GmbH & Co. KG"],
    ["Spółdzielnia Łódź", "SPOLDZIELNIA LODZ SP. Z O.O."],
    ["Ναυτιλιακή Πειραιά", "ΝΑΥΤΙΛΙΑΚΗ ΠΕΙΡΑΙΑ ΑΕ"],
    ["DonauHandels", "Donauhandels GmbH"],
  ])("%s and %s can be of one firm", (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["Donau Handels GmbH", "Alpen Verlag GmbH"],
    ["Müller KG", "Maier KG"],
    ["Handels GmbH Wien", "Verlag GmbH"],
    ["شركة الميناء", "Hafen Wien GmbH"],
    ["GmbH", "AG"],
  ])("%s and %s are not", (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
  });
});
