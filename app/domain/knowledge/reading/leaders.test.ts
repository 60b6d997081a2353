import { expect, test } from "vitest";
import { leadersToNumber, shortenLeaders, withoutLeaders } from "./leaders";

test("leaders are shortened, an ellipsis is not", () => {
  expect(shortenLeaders("Neue Option . . . . . . . . 3")).toBe("Neue Option … 3");
  expect(shortenLeaders("Klicken Sie auf Speichern.... Es öffnet sich ein Fenster.")).toContain(
    "Speichern.... Es",
  );
  expect(withoutLeaders("*.jpg, *.png . . . . . . .")).toBe("*.jpg, *.png");
});

test("an entry ends with leaders and the numbers of its pages", () => {
  for (const text of ["Neue Option . . . 3", "Faltmarke ........ 183, 198"])
    expect(text).toMatch(leadersToNumber);
  for (const text of ["Es kostet 3", "und so weiter ..."]) expect(text).not.toMatch(leadersToNumber);
});
