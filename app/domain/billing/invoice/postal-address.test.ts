import { expect, test } from "vitest";
import { addressText, splitAddress } from "./postal-address";

test.each([
  ["Speicherzeile 12\n20457 Hamburg", ["Speicherzeile", "12", "20457", "Hamburg"]],
  ["Am Kai 7 a, D-24103 Kiel", ["Am Kai", "7 a", "24103", "Kiel"]],
  [
    "Haus B\nLange Str. 3-5\n88045 Friedrichshafen am See",
    ["Haus B, Lange Str.", "3-5", "88045", "Friedrichshafen am See"],
  ],
  ["12 bis, rue de la Paix\n75002 Paris", ["rue de la Paix", "12 bis", "75002", "Paris"]],
  ["Herengracht 1\n1015 BA Amsterdam", ["Herengracht", "1", "1015 BA", "Amsterdam"]],
  ["7 High Street\nSW1A 1AA London", ["High Street", "7", "SW1A 1AA", "London"]],
  ["Mariahilfer Straße 5\nA-1060 Wien", ["Mariahilfer Straße", "5", "1060", "Wien"]],
  ["Postfach", ["Postfach", "", "", ""]],
  ["شارع النيل ١٢، القاهرة", ["شارع النيل ١٢، القاهرة", "", "", ""]],
  ["", ["", "", "", ""]],
])("the address %j is taken apart", (text, [street, house_number, postcode, city]) => {
  expect(splitAddress(text)).toEqual({ street, house_number, postcode, city });
});

test("an address of fields is written in two lines", () => {
  expect(addressText({ street: "Am Kai", house_number: "7", postcode: "24103", city: "Kiel" })).toBe(
    "Am Kai 7\n24103 Kiel",
  );
  expect(addressText({ street: "", house_number: "", postcode: "", city: "Kiel" })).toBe("Kiel");
});
