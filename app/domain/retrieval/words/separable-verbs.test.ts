import { describe, expect, it } from "vitest";
import { joinVerb, separatedPrefix, verbForms } from "./separable-verbs";

const all = () => true;
const none = () => false;

describe("a German verb whose prefix stands at the end of the question", () => {
  it("is searched as one word, if passages hold it in any form", () => {
    expect(joinVerb("Wie lege ich ein Konto an?", "de", all)).toBe("Wie anlegen ich ein Konto?");
    expect(joinVerb("Wie lege ich ein Konto an?", "de", word => word === "angelegt")).toBe(
      "Wie anlegen ich ein Konto?",
    );
    expect(joinVerb("Mit welcher Taste schaltet man den Ton ab?", "de", all)).toBe(
      "Mit welcher Taste abschalten man den Ton?",
    );
    expect(joinVerb("Wie fasse ich alle Ebenen zusammen?", "de", all)).toBe(
      "Wie zusammenfassen ich alle Ebenen?",
    );
    expect(joinVerb("Wie finde ich meine Adresse heraus?", "de", all)).toBe(
      "Wie herausfinden ich meine Adresse?",
    );
    expect(joinVerb("Wie stelle ich eine Datei wieder her?", "de", all)).toBe(
      "Wie wiederherstellen ich eine Datei?",
    );
    expect(joinVerb("Wie lege ich ein Konto an?", "de", none)).toBe("Wie lege ich ein Konto an?");
  });

  it("may stand at the end of a clause, and its verb at the beginning", () => {
    expect(joinVerb("Bekomme ich ein Konto zurück, das gelöscht ist?", "de", all)).toBe(
      "zurückbekommen ich ein Konto, das gelöscht ist?",
    );
    expect(joinVerb("Was ich brauche, wie lege ich es an?", "de", all)).toBe(
      "Was ich brauche, wie lege ich es an?",
    );
  });

  it("is searched without zu", () => {
    expect(joinVerb("Taste, um das Fenster zuzumachen?", "de", none)).toBe("Taste, um das Fenster zumachen?");
    expect(joinVerb("Was ist hinzuzufügen oder hinzufügen?", "de", none)).toBe(
      "Was ist hinzufügen oder hinzufügen?",
    );
  });

  it("is not made of other words", () => {
    for (const question of ["Wie viele Tage habe ich?", "Wo ist das Konto?", "Wann ist das Büro zu?"])
      expect(joinVerb(question, "de", all)).toBe(question);
    expect(joinVerb("What do I log in?", "en", all)).toBe("What do I log in?");
    expect(separatedPrefix("Wie schalte ich es ab?", "de")).toBe("ab");
    expect(separatedPrefix("Wie schalte ich das Konto?", "de")).toBeUndefined();
  });

  it("has forms with something in it", () => {
    expect(verbForms("anlegen", "de")).toEqual(["anzulegen", "angelegt", "angelegen"]);
    expect(verbForms("umbenennen", "de")).toContain("umzubenennen");
    expect(verbForms("anzulegen", "de")).toEqual([]);
    expect(verbForms("anlegen", "en")).toEqual([]);
    expect(verbForms("rauchen", "de")).toEqual(["geraucht"]);
    expect(verbForms("arbeiten", "de")).toEqual(["gearbeitet"]);
    expect(verbForms("verlangen", "de")).toEqual([]);
  });
});
