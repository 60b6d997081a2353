import { describe, expect, it } from "vitest";
import type { Block } from "./blocks";
import { joinChapterTitles } from "./chapter-titles";

const heading = (text: string, rank: number): Block => ({ kind: "heading", text, rank });
const paragraph = (text: string): Block => ({ kind: "paragraph", text });

describe("the title of a chapter", () => {
  it("is one heading with the lines above it that number the chapter", () => {
    const text = paragraph("You get tickets when you log in.");
    expect(
      joinChapterTitles([heading("CHAPTER", 10), heading("TWO", 14), heading("TICKETS", 14), text]),
    ).toEqual([heading("CHAPTER TWO TICKETS", 14), text]);
    expect(joinChapterTitles([paragraph("Kapitel 1."), heading("Einführung", 24), text])).toEqual([
      heading("Kapitel 1. Einführung", 24),
      text,
    ]);
    expect(joinChapterTitles([heading("CHAPITRE 4", 14), heading("Mesures", 14)])).toEqual([
      heading("CHAPITRE 4 Mesures", 14),
    ]);
  });

  it("is none of the first section, of the next chapter, or of a text that begins like a chapter", () => {
    for (const blocks of [
      [heading("Anhang A", 14), heading("1.1 Tickets", 12)],
      [heading("Teil 1", 14), heading("Teil 2", 14)],
      [paragraph("Teil"), paragraph("1")],
      [paragraph("Kapitel 1 handelt von Tickets."), heading("Tickets", 14)],
    ])
      expect(joinChapterTitles(blocks)).toEqual(blocks);
  });
});
