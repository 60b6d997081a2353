import { describe, expect, it } from "vitest";
import { languages } from "~/contract/language";
import { firstWordText, tookText } from "./shown-duration";

describe("how long an answer took", () => {
  it("is said in tenths of a second", () => {
    expect(tookText(2_345, "de")).toBe("2,3\u00a0s");
    expect(tookText(50, "de")).toBe("0,1\u00a0s");
    expect(firstWordText(180, "en")).toBe("First word: 0.2\u00a0s");
  });

  it("is never no time at all", () => {
    expect(tookText(49, "de")).toBe("unter 0,1\u00a0s");
    expect(firstWordText(0, "de")).toBe("Erstes Wort: unter 0,1\u00a0s");
    for (const language of languages)
      for (const text of [tookText(12, language), firstWordText(12, language)])
        expect(text).toMatch(/0[.,]1/);
  });
});
