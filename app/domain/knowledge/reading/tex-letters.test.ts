import { describe, expect, it } from "vitest";
import { texDecoder } from "./tex-letters";

const said = (text: string) => texDecoder(text)(text);

describe("a text in a font of TeX's without the names of its letters", () => {
  it("is read with its ligatures, quotation marks and ß, in both encodings", () => {
    expect(said("die de\u000cnierte Sto\u000bgr\u007f\u0019e")).toBe("die definierte Stoffgr\u007fße");
    expect(said("spéci\u001cque et \u0013di\u001bérent\u0014, daÿ")).toBe("spécifique et «différent», daß");
  });

  it("is left as it is where signs do not stand in words", () => {
    for (const text of ["L'Haÿ-les-Roses", "a\u000cb", "eins\tzwei", "drei \u001c vier"])
      expect(said(text)).toBe(text);
  });
});
