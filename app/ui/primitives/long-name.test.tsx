import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LongName } from "./long-name";

const drawn = (name: string) => renderToStaticMarkup(<LongName name={name} />);
const plain = (markup: string) => markup.replace(/<[^>]+>/g, "");

test.each(["Winterdienst (Scan).pdf", "Gefahrstoffverzeichnis.docx", "a.pdf", "2026_Preisliste-Herbst.pdf"])(
  "%s is not broken before its ending, nor right before that",
  name => {
    const [kept] = /(?<=nowrap">)[^<]+/.exec(drawn(name)) ?? [];
    expect(kept).toMatch(/^[^\s]{1,4}\.(?:pdf|docx)$/);
    expect(drawn(name).split("<wbr/>").at(-1)).toContain(kept);
    expect(plain(drawn(name))).toBe(name);
  },
);

test("an address breaks after its separators", () => {
  expect(drawn("frauke.petersen@kontor.example")).toBe(
    "<bdi>frauke.<wbr/>petersen@<wbr/>kontor.<wbr/>example</bdi>",
  );
});

test("a name without an ending stays as it is", () => {
  expect(drawn("Preise 2.5")).toBe("<bdi>Preise 2.<wbr/>5</bdi>");
});
