import { describe, expect, it } from "vitest";
import { readPeople } from "./read-people";

const people = (text: string) =>
  readPeople(text).map(({ firstName, lastName, email }) => [firstName, lastName, email]);

describe("people from a list", () => {
  it("are read from the columns of a table, below their titles", () => {
    expect(people("Vorname\tNachname\tE-Mail\nAnna\tMeier\ta@x.de\nJan Ole;von Berg;j@x.de\n")).toEqual([
      ["Anna", "Meier", "a@x.de"],
      ["Jan Ole", "von Berg", "j@x.de"],
    ]);
    expect(people("Anna,Meier,a@x.de")).toEqual([["Anna", "Meier", "a@x.de"]]);
    expect(people("a@x.de;Anna;Meier")).toEqual([["Anna", "Meier", "a@x.de"]]);
  });

  it("are read as mail programs write them, several in one line too", () => {
    expect(people('Anna Meier <a@x.de>\n"Weiß, Jörg" <j@x.de>')).toEqual([
      ["Anna", "Meier", "a@x.de"],
      ["Jörg", "Weiß", "j@x.de"],
    ]);
    expect(people("Meier, Anna <a@x.de>; Weiß, Jörg <j@x.de>")).toEqual([
      ["Anna", "Meier", "a@x.de"],
      ["Jörg", "Weiß", "j@x.de"],
    ]);
    expect(people("anna.meier@x.de, jörg.weiß@x.de; m-l.kern@x.de")).toEqual([
      ["Anna", "Meier", "anna.meier@x.de"],
      ["Jörg", "Weiß", "jörg.weiß@x.de"],
      ["M L", "Kern", "m-l.kern@x.de"],
    ]);
  });

  it("keep what is missing empty, and the line to say so", () => {
    expect(readPeople("Anna Meier\ninfo@x.de\n\n ; \n")).toEqual([
      { line: "Anna Meier", firstName: "Anna", lastName: "Meier", email: "" },
      { line: "info@x.de", firstName: "", lastName: "", email: "info@x.de" },
    ]);
    expect(people("")).toEqual([]);
  });
});
