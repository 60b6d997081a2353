import { describe, expect, it } from "vitest";
import { htmlText } from "./html-text";
import { safeHtml } from "./safe-html";

const textOf = (html: string): string => htmlText(safeHtml(html) ?? "");

describe("the text of a formatted mail", () => {
  it("has a line for each row of an invoice, without the lines of the page that it is laid out with", () => {
    const invoice = `<table><tr><td><p>Guten Tag,</p><p>Ihre Rechnung:</p>
      <table border="1"><thead><tr><th>Pos.</th><th>Ware</th><th>Preis</th></tr></thead>
      <tr><td>1</td><td>Kaffee &bdquo;Roma&ldquo;<br>Charge 4711</td><td>710,00&nbsp;&euro;</td></tr>
      <tr><td>2</td><td></td><td>49,00 &euro;</td></tr></table></td></tr>
      <tr><td>Zahlbar bis:</td><td>11.12.2026</td></tr></table>`;
    expect(textOf(invoice)).toBe(
      [
        "Guten Tag,\n\nIhre Rechnung:\n",
        "Pos. | Ware | Preis",
        "1 | Kaffee „Roma“ Charge 4711 | 710,00 €",
        "2 |  | 49,00 €\n",
        "Zahlbar bis: 11.12.2026",
      ].join("\n"),
    );
  });

  it("has lists with their bullets and numbers, and headings as they are written", () => {
    const news =
      "<h1>Straße</h1><ul><li>Versand frei<ul><li>ab 40 &euro;</li></ul></li><li><p>Rückgabe</p></li></ul><ol><li>Eins</li><li>Zwei</li></ol>";
    expect(textOf(news)).toBe("Straße\n\n- Versand frei\n  - ab 40 €\n- Rückgabe\n\n1. Eins\n2. Zwei");
  });

  it("has links with the address where they lead, once, and short where it only counts readers", () => {
    const links = `<p><a href="https://evil.example/login">https://bank.example</a></p>
      <p><a href="https://shop.example/">shop.example</a></p><p><a href="mailto:a@y.example">a@y.example</a></p>
      <p><a href="https://click.example/?u=${"x".repeat(200)}">Angebot</a></p><p><a href="#oben">Nach oben</a></p>`;
    expect(textOf(links).split("\n\n")).toEqual([
      "https://bank.example [https://evil.example/login]",
      "shop.example",
      "a@y.example",
      "Angebot [https://click.example/…]",
      "Nach oben",
    ]);
  });

  it("has quotes marked, level by level, and lines as long as their sender wrote them", () => {
    const words = "Wort ".repeat(60).trim();
    const reply = `<div>${words}</div><div><br></div><div>Jule</div><blockquote><div>Kommst du?</div><blockquote>Wann?</blockquote></blockquote>`;
    expect(textOf(reply)).toBe(`${words}\n\nJule\n\n> Kommst du?\n>\n>> Wann?`);
  });

  it("has none of what the mail hides from its readers, nor its title, and no filling", () => {
    const hidden = `<title>Titel</title><div style="display:none; max-height:0">Nur f&uuml;r Maschinen<img src=x alt=y><b>mehr</b></div>
      <p hidden>auch nicht</p><p>Sichtbar &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&#847;&#847; hier</p>`;
    expect(textOf(hidden)).toBe("Sichtbar hier");
    expect(safeHtml(hidden)).not.toMatch(/Maschinen|auch nicht|Titel|mehr/);
    expect(textOf('<div style="display:none">Alles versteckt</div>')).toBe("Alles versteckt");
  });

  it("keeps Persian words whole, and what is written as code", () => {
    expect(textOf("<p>می‌خواهم</p><pre>a\n  b &lt; c</pre>")).toBe("می‌خواهم\n\na\n  b < c");
  });
});
