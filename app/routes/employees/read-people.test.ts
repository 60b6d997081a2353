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

  it("are read in the order of the titles, also where a cell is empty", () => {
    expect(people("Nachname;Vorname;Telefon;E-Mail\nMeier;Anna;0170 1;a@x.de\n;Ole;;o@x.de")).toEqual([
      ["Anna", "Meier", "a@x.de"],
      ["Ole", "", "o@x.de"],
    ]);
    expect(people("Email,Last name,First name\na@x.de,Meier,Anna\nJörg Weiß <j@x.de>")).toEqual([
      ["Anna", "Meier", "a@x.de"],
      ["Jörg", "Weiß", "j@x.de"],
    ]);
    const titled = "Vorname\tNachname\tRolle\tE-Mail-Adresse\nAnna\tMeier\tChefin\ta@x.de";
    expect(readPeople(titled)[0]).toMatchObject({ lastName: "Meier", email: "a@x.de", role: "Chefin" });
    // Titles that name less do not say which column is which.
    expect(people("Name;Adresse\nAnna Meier;a@x.de")).toEqual([["Anna", "Meier", "a@x.de"]]);
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
      { line: "Anna Meier", firstName: "Anna", lastName: "Meier", email: "", role: "" },
      { line: "info@x.de", firstName: "", lastName: "", email: "info@x.de", role: "" },
    ]);
    expect(people("")).toEqual([]);
  });

  it("have a role of their own behind the address, in whatever way they are written", () => {
    const roles = ["Außendienst", "Vertrieb (Nord)", "Lager, Versand"];
    const withRoles = (text: string) =>
      readPeople(text, roles).map(({ firstName, lastName, email, role }) => [
        `${firstName} ${lastName}`,
        email,
        role,
      ]);
    const anna = (role: string) => [["Anna Meier", "anna.meier@x.de", role]];
    expect(withRoles("anna.meier@x.de; Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("anna.meier@x.de ؛ Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("anna.meier@x.de، Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("anna.meier@x.de, AUSSENDIENST")).toEqual(anna("AUSSENDIENST"));
    expect(withRoles("Anna Meier <anna.meier@x.de>; Vertrieb (Nord)")).toEqual(anna("Vertrieb Nord"));
    expect(withRoles("Anna Meier <anna.meier@x.de>; Lager, Versand")).toEqual(anna("Lager, Versand"));
    expect(withRoles("Meier, Anna <anna.meier@x.de> Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("Anna Meier, anna.meier@x.de, Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("Anna\tMeier\tanna.meier@x.de\tAußendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("Anna;Meier;anna.meier@x.de;0170 123;Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("Anna;Meier;Außendienst;anna.meier@x.de")).toEqual(anna("Außendienst"));
    expect(withRoles("anna.meier@x.de;Anna;Meier;Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("anna.meier@x.de; Anna Meier; Außendienst")).toEqual(anna("Außendienst"));
    expect(withRoles("anna.meier@x.de (Anna Meier)")).toEqual(anna(""));
    expect(withRoles("a@x.de, Anna Meier")).toEqual([["Anna Meier", "a@x.de", ""]]);
    expect(
      withRoles("Anna Meier <a@x.de>; Außendienst; Jörg Weiß <j@x.de>, Ole Boll <o@x.de>, Vertrieb (Nord)"),
    ).toEqual([
      ["Anna Meier", "a@x.de", "Außendienst"],
      ["Jörg Weiß", "j@x.de", ""],
      ["Ole Boll", "o@x.de", "Vertrieb Nord"],
    ]);
  });

  it("keep a role that the company does not have, so that it can be named", () => {
    expect(readPeople("anna.meier@x.de; Aussendinst", ["Außendienst"])[0]).toMatchObject({
      lastName: "Meier",
      role: "Aussendinst",
    });
    expect(readPeople("Anna;Meier;a@x.de;Chefin", ["Außendienst"])[0]?.role).toBe("Chefin");
    expect(readPeople("Anna Meier <a@x.de>; Ole Boll <o@x.de>; Chefin", []).at(-1)?.role).toBe("Chefin");
  });
});
