import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shareChunks } from "./shared-chunks";

describe("what pdf.js sends from one half of itself to the other", () => {
  const { structuredClone: clone } = globalThis;
  beforeEach(shareChunks);
  afterEach(() => {
    globalThis.structuredClone = clone;
  });

  it("keeps its texts and paint when the sender empties its lists", () => {
    const texts = { items: [{ str: "Urlaub" }], styles: { f1: { ascent: 1 } }, lang: null };
    const paint = { fnArray: [44], argsArray: [[["U"]]], lastChunk: true, length: 1 };
    const sent = [texts, paint].map(chunk => structuredClone({ stream: 4, streamId: 1, chunk }).chunk);
    texts.items.length = 0;
    paint.fnArray.length = 0;
    paint.argsArray.length = 0;
    expect(sent).toEqual([
      { items: [{ str: "Urlaub" }], styles: { f1: { ascent: 1 } }, lang: null },
      { fnArray: [44], argsArray: [[["U"]]], lastChunk: true, length: 1 },
    ]);
  });

  it("is a copy otherwise, with its bytes handed over", () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const message = { action: "obj", data: { font: { name: "Helvetica" }, bytes } };
    const sent = structuredClone(message, { transfer: [bytes.buffer] });
    expect(sent).toEqual({
      action: "obj",
      data: { font: { name: "Helvetica" }, bytes: new Uint8Array([1, 2, 3]) },
    });
    expect(sent.data.font).not.toBe(message.data.font);
    expect(bytes.byteLength).toBe(0);
  });
});
