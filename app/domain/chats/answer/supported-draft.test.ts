import { describe, expect, it } from "vitest";
import type { Assessment, Draft } from "./draft";
import { supportedDraft } from "./supported-draft";

const { signal } = new AbortController();
const nothing: Assessment = { declined: true, citations: [], unsupported: [], unchecked: 0 };
const fallback: Draft = { pieces: [], assess: () => nothing };
const source = {
  number: 1,
  fileId: null,
  pageId: null,
  fileName: "Handbuch.pdf",
  pageNumber: 1,
  heading: null,
  sentence: "Dienstreisen genehmigt die Leitung.",
  start: 0,
  end: 35,
  before: null,
  after: null,
};

async function shown(found: Partial<Assessment>, isForeign: boolean) {
  const draft: Draft = {
    pieces: ["The management ", "approves trips [1]"],
    assess: () => ({ declined: false, citations: [source], unsupported: [], unchecked: 0, ...found }),
  };
  const supported = supportedDraft(draft, fallback, signal, isForeign);
  let text = "";
  for await (const piece of supported.pieces) text += piece;
  return { text, declined: supported.assess(text).declined };
}

const whole = { text: "The management approves trips [1]", declined: false };
const none = { text: "", declined: true };

describe("a model's answer that the question's words do not decide", () => {
  it.each([
    ["whose sentences are supported", {}, false, whole],
    ["with a sentence that the source contradicts", { unsupported: [[0, 10]] }, false, none],
    ["with a sentence that cannot be checked", { unchecked: 1 }, false, none],
    [
      "with a sentence that cannot be checked, from a source in another language",
      { unchecked: 1 },
      true,
      whole,
    ],
    ["that contradicts a source in another language", { unsupported: [[0, 10]], unchecked: 1 }, true, none],
    ["that names no source", { citations: [] }, true, none],
  ] as [string, Partial<Assessment>, boolean, typeof whole][])(
    "%s",
    async (_, found, isForeign, expected) => {
      expect(await shown(found, isForeign)).toEqual(expected);
    },
  );
});
