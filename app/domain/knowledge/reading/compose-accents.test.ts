import { expect, test } from "vitest";
import { composeAccents } from "./compose-accents";

test.each([
  [
    "Die Schl¨usselw¨orter f¨ur ¨Ubertragung und ¨Anderung",
    "Die Schlüsselwörter für Übertragung und Änderung",
  ],
  ["tr`es, d´ej`a, ˆetre, naˆıtre, le¸con, franc¸ais", "très, déjà, être, naître, leçon, français"],
  ["la cha^ıne doit ^etre `a gauche, de la m^eme fa¸con", "la chaîne doit être à gauche, de la même façon"],
  ["Andern der Schlagwortfarbe¨", "Andern der Schlagwortfarbe"],
])("%s is read as it is printed", (printed, read) => {
  expect(composeAccents(printed)).toBe(read);
});

test("a back quote of a command stays, and so does an accent that fits no letter", () => {
  for (const text of [
    "Geben Sie `ls` ein, oder ¨b und 5 ˆ 2",
    "grep '^alias', ^etc, x^i and 2^e",
    "called `a new file' here",
  ])
    expect(composeAccents(text)).toBe(text);
});
