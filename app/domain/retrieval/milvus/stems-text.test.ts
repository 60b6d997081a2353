import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { buildSegment } from "~/domain/retrieval/search-index/segment";
import { packTerms } from "~/domain/retrieval/words/terms";
import { questionText } from "./stems-text";

/** A segment of these texts, in German. */
const segmentOf = (texts: string[]) =>
  buildSegment(
    texts.map(text => ({ id: newId(), language: "de", terms: packTerms(text, "de"), text: null })),
  );
const stemsOf = (question: string, counted?: Parameters<typeof questionText>[1]) =>
  questionText(question, counted).split(" ");

describe("the stems that a question is searched by in Milvus", () => {
  it("are those of its content words", () => {
    expect(new Set(stemsOf("Wie funktioniert die Heizung?"))).toEqual(
      new Set([...stemsOf("funktioniert"), ...stemsOf("Heizung")]),
    );
  });

  it("are searched as written and with their spelling corrected", async () => {
    const counted = [await segmentOf(["Die Kündigungsfrist beträgt vier Wochen."])];
    expect(new Set(stemsOf("Kündigungsfrits", counted))).toEqual(
      new Set([...stemsOf("Kündigungsfrits"), ...stemsOf("Kündigungsfrist")]),
    );
  });
});
