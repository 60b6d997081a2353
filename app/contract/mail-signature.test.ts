import { describe, expect, it } from "vitest";
import { signatureAboveQuote, signatureBlock, swapSignature } from "./mail-signature";

const quoted = "\n\nAm Montag schrieb Jule:\n> Gibt es Rabatt?\n> \n> -- \n> Jule";

describe("the signature of a mail whose sender was changed", () => {
  it("gives way to that of the new sender, and what is quoted stays", () => {
    const body = `Gern.${signatureBlock("Ada\nVertrieb")}${quoted}`;
    expect(swapSignature(body, "Ada\nVertrieb", "Post")).toBe(`Gern.${signatureBlock("Post")}${quoted}`);
    expect(swapSignature(body, "Ada\nVertrieb", "")).toBe(`Gern.${quoted}`);
  });

  it("comes before what is quoted or forwarded where the sender before had none", () => {
    expect(swapSignature(`Gern.${quoted}`, "", "Post")).toBe(`Gern.\n\nPost${quoted}`);
    const forwarded = "\n\n---------- Weitergeleitet ----------\nVon: Jule";
    expect(swapSignature(`Anbei.${forwarded}`, "", "Post")).toBe(`Anbei.\n\nPost${forwarded}`);
    expect(swapSignature("Gern.\n", "", "Post")).toBe("Gern.\n\n-- \nPost");
  });

  it("has no mark above a quote, so that answers to it keep the quote", () => {
    const body = `Gern.${signatureAboveQuote("Ada\nVertrieb")}${quoted}`;
    expect(body).toBe(`Gern.\n\nAda\nVertrieb${quoted}`);
    expect(swapSignature(body, "Ada\nVertrieb", "Post")).toBe(`Gern.\n\nPost${quoted}`);
    const forwarded = "Anbei.\n\n---------- Weitergeleitet ----------\n\nAda";
    expect(swapSignature(forwarded, "Ada", "Post")).toBe(forwarded);
  });

  it("stays as its writer has changed it", () => {
    const body = `Gern.${signatureBlock("Ada, bis Freitag")}`;
    expect(swapSignature(body, "Ada", "Post")).toBe(body);
    expect(swapSignature("Gern.", "Ada", "Post")).toBe("Gern.");
  });

  it("is known with the line breaks of a form", () => {
    expect(swapSignature("Gern.\n\n-- \nAda\nVertrieb", "Ada\r\nVertrieb", "Post")).toBe(
      "Gern.\n\n-- \nPost",
    );
  });
});
