import { expect, test } from "vitest";
import { foundPassages } from "../../../tests/factories/found-passages";
import { hitsNeeded } from "./rank-definitions";
import { rankNamedEntries } from "./rank-named-entries";

const order = (question: string, ...texts: string[]) =>
  rankNamedEntries(foundPassages(question, texts)).map(({ id }) => id);

test("who asks about a key or an option gets its entry, and not what has the same letters", () => {
  const mentions = "Drücken Sie Strg+E oder wählen Sie den Befehl.";
  const other = "Datei → Drucken ... (Strg+P)\n\nDruckt die Seite mit Energie und Eifer.";
  const entry = "Datei → Exportieren ... (Strg+E)\n\nSchreibt die Auswahl in eine Datei.";
  expect(order("Was macht Strg+E?", other, mentions, entry)).toEqual(["2", "0", "1"]);
  expect(order("Was macht der Befehl?", other, mentions, entry)).toEqual(["0", "1", "2"]);
  expect(hitsNeeded("Wann brauche ich --force?", 28)).toBeGreaterThan(28);
});
