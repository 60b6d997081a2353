import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { buildSegment } from "../segment";
import { packTerms } from "../terms";
import { questionText, stemsText } from "./stems-text";

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

  // Made-up words have no synonyms.
  it("leave out what every fifth passage holds, where rarer ones find enough", async () => {
    const texts = Array.from(
      { length: 2_000 },
      (_, at) => `${at % 5 === 0 ? "Die Wombel" : "Der Quister"} ${at % 20 === 0 ? "zwackt" : "brennt"}.`,
    );
    const counted = [await segmentOf(texts)];
    const [frequent, rare] = ["Wombel", "zwackt"].map(word => stemsText(packTerms(word, "de"), word, "de"));
    expect(stemsOf("Warum zwackt die Wombel?", counted)).toContain(rare);
    expect(stemsOf("Warum zwackt die Wombel?", counted)).not.toContain(frequent);
    // Where nothing rarer is known, and in small divisions, all of them count.
    expect(stemsOf("Warum knurpst die Wombel?", counted)).toEqual(stemsOf("Warum knurpst die Wombel?"));
    const few = [await segmentOf(texts.slice(0, 1_000))];
    expect(stemsOf("Warum zwackt die Wombel?", few)).toEqual(stemsOf("Warum zwackt die Wombel?"));
  });

  it("are searched as written and with their spelling corrected", async () => {
    const counted = [await segmentOf(["Die Kündigungsfrist beträgt vier Wochen."])];
    expect(new Set(stemsOf("Kündigungsfrits", counted))).toEqual(
      new Set([...stemsOf("Kündigungsfrits"), ...stemsOf("Kündigungsfrist")]),
    );
  });
});
