import { expect, test } from "vitest";
import type { FoundPassage } from "./found-passage";
import { hitsNeeded } from "./rank-definitions";
import { rankNamedEntries } from "./rank-named-entries";

function order(question: string, ...texts: string[]): string[] {
  const search = {
    passageCount: 100,
    documentFrequencies: new Map(),
    query: question,
    corrected: question,
    displayed: "",
  };
  const hits = texts.map(
    (text, at): FoundPassage => ({
      fileId: "f",
      fileName: "f",
      pageId: "p",
      heading: null,
      language: "de",
      id: `${at}`,
      pageNumber: 1,
      text,
      start: 0,
      end: text.length,
      score: 10 - at,
      fourGramShare: 0.5,
      search,
    }),
  );
  return rankNamedEntries(hits).map(({ id }) => id);
}

test("who asks about a key or an option gets its entry, and not what has the same letters", () => {
  const mentions = "Drücken Sie Strg+E oder wählen Sie den Befehl.";
  const other = "Datei → Drucken ... (Strg+P)\n\nDruckt die Seite mit Energie und Eifer.";
  const entry = "Datei → Exportieren ... (Strg+E)\n\nSchreibt die Auswahl in eine Datei.";
  expect(order("Was macht Strg+E?", other, mentions, entry)).toEqual(["2", "0", "1"]);
  expect(order("Was macht der Befehl?", other, mentions, entry)).toEqual(["0", "1", "2"]);
  expect(hitsNeeded("Wann brauche ich --force?", 28)).toBeGreaterThan(28);
});
