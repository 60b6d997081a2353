import { describe, expect, it } from "vitest";
import { nameChat } from "./name-chat";

describe("the name of a chat that begins with a question", () => {
  it("is the question when it is short", () => {
    expect(nameChat("  Wie lang ist\nder Urlaub? ")).toBe("Wie lang ist der Urlaub?");
  });

  it("has no greeting, and no sentence before the question", () => {
    expect(nameChat("Hallo zusammen, wie lang ist der Urlaub? Danke!")).toBe("Wie lang ist der Urlaub?");
    expect(nameChat("Ich bin neu hier. Wo liegt die Kantine?")).toBe("Wo liegt die Kantine?");
  });

  it("is cut after a word when it is long, without the comma before the cut", () => {
    const name = nameChat(
      "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen, und bis wann muss er genommen sein?",
    );
    expect(name).toBe("Wie viele Tage Resturlaub kann ich ins nächste Jahr…");
  });

  it("is cut anywhere when it has no word to be cut after, but never within a sign", () => {
    expect(nameChat("😀".repeat(80))).toBe(`${"😀".repeat(60)}…`);
  });
});
