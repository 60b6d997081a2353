import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as documents from "../../../../tests/factories/documents";
import { type BlockPage, layOut } from "./blocks";
import { readDocx } from "./read-docx";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lotse-docx-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: Buffer): Promise<{ heading: string | null; text: string }[]> {
  const path = join(folder, "staged");
  await writeFile(path, content);
  const pages: BlockPage[] = [];
  for await (const page of readDocx(path, () => undefined)) pages.push(page);
  return pages.map(({ heading, blocks }) => ({ heading, text: layOut(blocks).text }));
}

function cells(...texts: string[]): string {
  const each = texts.map(text => `<w:tc><w:tcPr/>${documents.paragraphXml(text)}</w:tc>`);
  return `<w:tr>${each.join("")}</w:tr>`;
}

describe("a Word document", () => {
  it("is read without hidden words that stand between processing instructions with an apostrophe", async () => {
    const secret = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Geheim.</w:t></w:r>";
    const quote = "<?note don't?>";
    const pages = await read(
      documents.rawDocx(`<w:p>${quote}${secret}${quote}<w:r><w:t>Sichtbar.</w:t></w:r></w:p>`),
    );
    expect(pages.map(({ text }) => text)).toEqual(["Sichtbar."]);
  });

  it("is refused with a declaration among its words, which could hide markup in the same way", async () => {
    const secret = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Geheim.</w:t></w:r>";
    const declared = documents.rawDocx(
      `<w:p><!DOCTYPE a'b>${secret}<!DOCTYPE a'b><w:r><w:t>Sichtbar.</w:t></w:r></w:p>`,
    );
    await expect(read(declared)).rejects.toMatchObject({ code: "docx_broken" });
  });

  it.each(["xml", "XML"])(
    "is read without hidden words whatever their elements are called, in a part ending in %s",
    async end => {
      const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/&#109;ain";
      const secret = (prefix: string) =>
        `<${prefix}:r xmlns:${prefix}="${namespace}"><${prefix}:rPr><${prefix}:vanish/></${prefix}:rPr>` +
        `<${prefix}:t>Geheim.</${prefix}:t></${prefix}:r>`;
      const body = `<w:p>${secret("ä")}${secret("x")}${secret("w")}<w:r><w:t>Sichtbar.</w:t></w:r></w:p>`;
      const pages = await read(documents.rawDocx(body, { mainName: `word/document.${end}` }));
      expect(pages.map(({ text }) => text)).toEqual(["Sichtbar."]);
    },
  );

  it.each([
    [
      "vanishes by default",
      "<w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults>",
    ],
    [
      "vanishes in the style of paragraphs without one",
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:vanish/></w:rPr></w:style>',
    ],
  ])("is read without text that %s", async (_, defaults) => {
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${defaults}
      <w:style w:type="paragraph" w:styleId="Text"><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Fett"><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
    const run = (text: string, properties = "") =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body =
      `<w:p>${run("Geheim eins.")}${run("Sichtbar eins.", '<w:vanish w:val="0"/>')}${run("Geheim zwei.", "<w:b/>")}</w:p>` +
      `<w:p><w:pPr><w:pStyle w:val="Text"/></w:pPr>${run("Sichtbar zwei.", '<w:rStyle w:val="Fett"/>')}</w:p>`;
    const pages = await read(
      documents.rawDocx(body, { more: [{ name: "word/styles.xml", content: styles }] }),
    );
    expect(pages.map(({ text }) => text)).toEqual(["Sichtbar eins.\n\nSichtbar zwei."]);
  });

  it("is read without text in the colour of the paper, whichever colour stands beside it", async () => {
    const run = (text: string, colour: string) =>
      `<w:r><w:rPr><w:color ${colour}/></w:rPr><w:t>${text}</w:t></w:r>`;
    const white = run("Geheim.", 'w:val="000000" w:themeColor="background1"');
    const grey = run("Sichtbar.", 'w:val="7F7F7F" w:themeColor="background1" w:themeShade="80"');
    expect((await read(documents.rawDocx(`<w:p>${white}${grey}</w:p>`))).map(({ text }) => text)).toEqual([
      "Sichtbar.",
    ]);
  });

  it("is refused if its text is in a part that was not checked at the upload", async () => {
    const unchecked = documents.rawDocx(documents.paragraphXml("Der Urlaub beträgt 30 Tage."), {
      mainName: "word/document.dat",
    });
    await expect(read(unchecked)).rejects.toMatchObject({ code: "docx_broken" });
  });

  it("is read without what its readers cannot see, which is counted", async () => {
    const run = (text: string, properties = "") =>
      `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
    const paragraph = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
    const white = '<w:color w:val="FFFFFF"/>';
    const shade = '<w:shd w:val="clear" w:fill="2F3349"/>';
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
      <w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>
      <w:style w:type="character" w:styleId="Secret"><w:basedOn w:val="Base"/></w:style></w:styles>`;
    const body = [
      paragraph(run("Geheim eins.", "<w:vanish/>"), run("Der Urlaub beträgt 30 Tage.")),
      paragraph(run("Geheim zwei.", white), run("Geheim drei.", '<w:sz w:val="2"/>')),
      paragraph(
        run("Geheim vier.", '<w:rStyle w:val="Secret"/>'),
        run("Nicht verborgen.", '<w:vanish w:val="0"/>'),
      ),
      `<w:p><w:pPr><w:rPr><w:vanish/>${shade}</w:rPr></w:pPr>${run("Geheim fünf.", white)}${run("Sichtbar.")}</w:p>`,
      `<w:tbl><w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${paragraph(run("Kopf der Tabelle", white))}</w:tc></w:tr></w:tbl>`,
      paragraph(run("Früher verborgen.", "<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>")),
    ].join("");
    const path = join(folder, "hidden");
    await writeFile(path, documents.rawDocx(body, { more: [{ name: "word/styles.xml", content: styles }] }));
    let hidden = 0;
    let text = "";
    for await (const { blocks } of readDocx(path, (_, words) => {
      hidden = words;
    }))
      text += layOut(blocks).text;
    expect(text).not.toContain("Geheim");
    for (const seen of ["30 Tage.", "Nicht verborgen.", "Sichtbar.", "Kopf der Tabelle", "Früher verborgen."])
      expect(text).toContain(seen);
    expect(hidden).toBe(10);
  });

  it("is read as sections under their headings, with notes, lists and tables", async () => {
    expect(await read(await documents.handbookDocx())).toEqual([
      {
        heading: "4 Urlaub",
        text: "4 Urlaub\n\nDer Urlaub beträgt 30 Tage. [1]\n\n[1] Gerechnet ab dem Eintritt.",
      },
      {
        heading: "4 Urlaub › 4.2 Übertragung",
        text:
          "4.2 Übertragung\n\nResturlaub verfällt am 31. März.\n\n– Antrag bis Dezember\n– Zustimmung der Leitung\n" +
          "1. Antrag ausfüllen\n2. Antrag abgeben",
      },
      {
        heading: "5 Preise",
        text: "5 Preise\n\nArtikel: Röstkaffee; Preis: 12,90 €\n\nArtikel: Tee; Preis: 7,50 €",
      },
    ]);
  });

  it("joins the lines of a sentence that its author wrapped by hand, and keeps those of a list and of code apart", async () => {
    const paragraphs = [
      "Wir freuen uns, dass wir dir in unserem Haus einen Wohnplatz",
      "anbieten können, und hoffen, dass du dich wohlfühlst.",
      "CONTENT_EMBEDDED_BASE64, // file embedding option of the data",
      "mime, // mime type of the data file",
      "kaufmännische Geschäftsführung",
      "bewohnerbezogene Administration",
    ];
    const content = documents.rawDocx(paragraphs.map(text => documents.paragraphXml(text)).join(""));
    expect((await read(content))[0]?.text.split("\n\n")).toEqual([
      "Wir freuen uns, dass wir dir in unserem Haus einen Wohnplatz anbieten können, und hoffen, dass du dich wohlfühlst.",
      ...paragraphs.slice(2),
    ]);
  });

  it("has the items of a list whose lines are parted by line breaks, and joins other lines of a paragraph", async () => {
    const broken = (...lines: string[]) =>
      `<w:p>${lines.map(line => `<w:r><w:t xml:space="preserve">${line}</w:t></w:r>`).join("<w:r><w:br/></w:r>")}</w:p>`;
    const content = documents.rawDocx(
      broken("Die Aufgaben des Vorstands sind:", "Verantwortung tragen", "Aufgaben verteilen") +
        broken("Bei Fragen:", "- das Büro anrufen", "- eine Mail schreiben") +
        broken("Kolpinghaus Linz", "Gesellenhausstraße 1", "4020 Linz"),
    );
    expect((await read(content))[0]?.text).toBe(
      [
        "Die Aufgaben des Vorstands sind:",
        "– Verantwortung tragen\n– Aufgaben verteilen",
        "Bei Fragen:",
        "- das Büro anrufen\n- eine Mail schreiben",
        "Kolpinghaus Linz Gesellenhausstraße 1 4020 Linz",
      ].join("\n\n"),
    );
  });

  it("keeps the heads of a table whose first row is not marked", async () => {
    const table = `<w:tbl>${cells("Artikel", "Menge", "Preis")}${cells("Kaffee", "500 g", "12,90 €")}</w:tbl>`;
    expect((await read(documents.rawDocx(table)))[0]?.text).toBe(
      "Artikel: Kaffee; Menge: 500 g; Preis: 12,90 €",
    );
  });

  const across = (text: string) =>
    `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="3"/></w:tcPr>${documents.paragraphXml(text)}</w:tc></w:tr>`;

  it("takes a row across all columns above their names for the title of the table", async () => {
    const rows = [
      across("Versandkosten 2026"),
      cells("Ziel", "Gewicht", "Preis"),
      cells("Inland", "bis 5 kg", "4,90 €"),
    ];
    expect((await read(documents.rawDocx(`<w:tbl>${rows.join("")}</w:tbl>`)))[0]?.text).toBe(
      "Versandkosten 2026\n\nZiel: Inland; Gewicht: bis 5 kg; Preis: 4,90 €",
    );
  });

  it("says in each row of a table which group it belongs to", async () => {
    const rows = [
      cells("Artikel", "Menge", "Preis"),
      across("Röstkaffee"),
      cells("Elbgold", "500 g", "12,90 €"),
      cells("Fleet", "500 g", "11,90 €"),
      across("Tee"),
      cells("Sencha", "100 g", "7,50 €"),
      across("Alle Preise gelten ohne Steuer."),
    ];
    expect((await read(documents.rawDocx(`<w:tbl>${rows.join("")}</w:tbl>`)))[0]?.text.split("\n\n")).toEqual(
      [
        "Röstkaffee – Artikel: Elbgold; Menge: 500 g; Preis: 12,90 €",
        "Röstkaffee – Artikel: Fleet; Menge: 500 g; Preis: 11,90 €",
        "Tee – Artikel: Sencha; Menge: 100 g; Preis: 7,50 €",
        "Artikel: Alle Preise gelten ohne Steuer.",
      ],
    );
  });

  it("names both columns below a head that spans them, and says a cell of two rows in each", async () => {
    const cell = (text: string, properties: string) =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${documents.paragraphXml(text)}</w:tc>`;
    const wide = '<w:gridSpan w:val="2"/>';
    const marked = (row: string) => row.replace("<w:tr>", "<w:tr><w:trPr><w:tblHeader/></w:trPr>");
    const rows = [
      marked(`<w:tr>${cell("Ort", "")}${cell("Geöffnet", wide)}</w:tr>`),
      marked(cells("", "Sommer", "Winter")),
      `<w:tr>${cell("Büro", '<w:vMerge w:val="restart"/>')}${cell("8 Uhr", "")}${cell("9 Uhr", "")}</w:tr>`,
      `<w:tr>${cell("", "<w:vMerge/>")}${cell("16 Uhr", "")}${cell("17 Uhr", "")}</w:tr>`,
    ];
    expect((await read(documents.rawDocx(`<w:tbl>${rows.join("")}</w:tbl>`)))[0]?.text.split("\n\n")).toEqual(
      [
        "Ort: Büro; Geöffnet Sommer: 8 Uhr; Geöffnet Winter: 9 Uhr",
        "Ort: Büro; Geöffnet Sommer: 16 Uhr; Geöffnet Winter: 17 Uhr",
      ],
    );
  });

  it("recognises two rows of heads that are not marked, above amounts with their unit", async () => {
    const cell = (text: string, properties = "") =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${documents.paragraphXml(text)}</w:tc>`;
    const rows = [
      `<w:tr>${cell("Land", '<w:vMerge w:val="restart"/>')}${cell("Tagegeld", '<w:gridSpan w:val="2"/>')}</w:tr>`,
      `<w:tr>${cell("", "<w:vMerge/>")}${cell("24 Stunden")}${cell("Ab 8 Stunden")}</w:tr>`,
      cells("Dänemark", "75 Euro", "50 Euro"),
    ];
    expect((await read(documents.rawDocx(`<w:tbl>${rows.join("")}</w:tbl>`)))[0]?.text).toBe(
      "Land: Dänemark; Tagegeld 24 Stunden: 75 Euro; Tagegeld Ab 8 Stunden: 50 Euro",
    );
  });

  it("is read as it stands after its changes, with its text boxes, fields and formulas, without its comments", async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const paragraph = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
    const by = 'w:id="1" w:author="A"';
    const box = `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${paragraph(run("Hotline 4711"))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const math = (inner: string) =>
      `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${inner}</m:oMath>`;
    const sign = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const body = [
      paragraph(
        run("Die Frist beträgt "),
        `<w:del ${by}><w:r><w:delText>zwei</w:delText></w:r></w:del><w:ins ${by}>${run("drei")}</w:ins>`,
        run(" Wochen."),
      ),
      paragraph(`<w:moveFrom ${by}>${run("Alter Ort.")}</w:moveFrom>`, run("Fest.")),
      paragraph(run("Vor dem Kasten."), box),
      paragraph(
        run("Siehe "),
        `<w:fldSimple w:instr=" REF a &gt; b ">${run("Tabelle 3")}</w:fldSimple>`,
        '<w:commentRangeStart w:id="0"/>',
        run("."),
        '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
      ),
      paragraph(
        run("Es gilt "),
        math(
          `${sign("v=")}<m:f><m:num>${sign("s")}</m:num><m:den>${sign("t")}</m:den></m:f>${sign("+c")}<m:sSup><m:e/><m:sup>${sign("2")}</m:sup></m:sSup>`,
        ),
        run("."),
      ),
    ].join("");
    const comments = `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="0" w:author="A">${paragraph(run("Stimmt das?"))}</w:comment></w:comments>`;
    const content = documents.rawDocx(body, { more: [{ name: "word/comments.xml", content: comments }] });
    expect((await read(content))[0]?.text.split("\n\n")).toEqual([
      "Die Frist beträgt drei Wochen.",
      "Fest.",
      "Vor dem Kasten.",
      "Hotline 4711",
      "Siehe Tabelle 3.",
      "Es gilt v=s/t+c^2.",
    ]);
  });

  it("has the numbers that Word shows: each list its own, with letters, and the sections of a contract", async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const level = (at: number, format: string, text: string, more = "") =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:numbering ${w}>
      <w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}${level(1, "lowerLetter", "%2)")}</w:abstractNum>
      <w:abstractNum w:abstractNumId="1">${level(0, "decimal", "§ %1", '<w:pStyle w:val="Klausel"/>')}</w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
      <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
      <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
    const styles = `<w:styles ${w}><w:style w:type="paragraph" w:styleId="Klausel"><w:name w:val="Klausel"/>
      <w:pPr><w:numPr><w:numId w:val="3"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`;
    const paragraph = (properties: string, text: string) =>
      `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const item = (use: number, at: number, text: string) =>
      paragraph(`<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${use}"/></w:numPr>`, text);
    const clause = (text: string) => paragraph('<w:pStyle w:val="Klausel"/>', text);
    const body = [
      clause("Mietsache"),
      item(1, 0, "Wohnung"),
      item(1, 1, "Keller"),
      item(1, 1, "Stellplatz"),
      item(1, 0, "Garten"),
      documents.paragraphXml("Der Vermieter übergibt:"),
      item(2, 0, "Schlüssel"),
      clause("Miete"),
      documents.paragraphXml("Sie beträgt 800 Euro."),
    ].join("");
    const more = [
      { name: "word/numbering.xml", content: numbering },
      { name: "word/styles.xml", content: styles },
    ];
    expect(await read(documents.rawDocx(body, { more }))).toEqual([
      {
        heading: "§ 1 Mietsache",
        text: "§ 1 Mietsache\n\n1. Wohnung\na) Keller\nb) Stellplatz\n2. Garten\n\nDer Vermieter übergibt:\n\n1. Schlüssel",
      },
      { heading: "§ 2 Miete", text: "§ 2 Miete\n\nSie beträgt 800 Euro." },
    ]);
  });

  it("has the numbers of a table's first column, but no row that is numbered and empty", async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const numbering = `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const row = (text: string) =>
      `<w:tr><w:tc><w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:p></w:tc><w:tc>${documents.paragraphXml(text)}</w:tc></w:tr>`;
    const body = `<w:tbl>${row("Helm geprüft")}${row("Gurt geprüft")}${row("")}</w:tbl>`;
    const more = [{ name: "word/numbering.xml", content: numbering }];
    expect((await read(documents.rawDocx(body, { more })))[0]?.text.split("\n\n")).toEqual([
      "1: Helm geprüft",
      "2: Gurt geprüft",
    ]);
  });

  it("has the heads of a table that is not filled in yet", async () => {
    const table = `<w:tbl>${cells("Datum", "Arbeitsmittel", "Befund")}${cells("", "", "")}${cells("", "", "")}</w:tbl>`;
    const marked = table.replace("<w:tr>", "<w:tr><w:trPr><w:tblHeader/></w:trPr>");
    for (const one of [table, marked])
      expect((await read(documents.rawDocx(one)))[0]?.text).toBe("Datum | Arbeitsmittel | Befund");
  });

  it("is read though a list is numbered by a style that it does not have", async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const numbering = `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Fehlt"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r7" Type="${type}/numbering" Target="numbering.xml"/></Relationships>`;
    const body =
      '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Erster Punkt</w:t></w:r></w:p>';
    const more = [
      { name: "word/numbering.xml", content: numbering },
      { name: "word/_rels/document.xml.rels", content: relations },
    ];
    expect((await read(documents.rawDocx(body, { more })))[0]?.text).toBe("Erster Punkt");
  });

  it("is read with the text of its shapes, charts and diagrams, as current programs draw them", async () => {
    const names = [
      'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
      'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
      'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
      'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
    ].join(" ");
    const drawing = (inner: string) => `<w:drawing ${names}>${inner}</w:drawing>`;
    const box = (text: string) =>
      drawing(
        `<wps:wsp><wps:txbx><w:txbxContent>${documents.paragraphXml(text)}</w:txbxContent></wps:txbx></wps:wsp>`,
      );
    const run = (inner: string) => `<w:p><w:r><w:t>Siehe Bild.</w:t></w:r><w:r>${inner}</w:r></w:p>`;
    const alternatives = `<mc:AlternateContent ${names}><mc:Choice Requires="wps">${box("Hotline 4711")}</mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent>`;
    const body = [
      run(alternatives),
      run(box("Notausgang links")),
      run(drawing('<c:chart r:id="r5"/>')),
      run(drawing('<dgm:relIds r:dm="r6"/>')),
    ].join("");
    const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
    const said = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
    const points = (...values: string[]) =>
      values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join("");
    const chart = `<c:chartSpace ${names} ${a}><c:title>${said("Umsatz in Mio. Euro")}</c:title><c:ser><c:tx>${points("Nord")}</c:tx><c:cat>${points("2024", "2025")}</c:cat><c:val>${points("12.300000000000001", "14")}</c:val></c:ser></c:chartSpace>`;
    const diagram = `<dgm:dataModel ${names} ${a}><dgm:pt><dgm:t>${said("Geschäftsführung")}</dgm:t></dgm:pt><dgm:pt><dgm:t>${said("Einkauf")}</dgm:t></dgm:pt></dgm:dataModel>`;
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r5" Type="${type}/chart" Target="charts/chart1.xml"/><Relationship Id="r6" Type="${type}/diagramData" Target="diagrams/data1.xml"/></Relationships>`;
    const more = [
      { name: "word/_rels/document.xml.rels", content: relations },
      { name: "word/charts/chart1.xml", content: chart },
      { name: "word/diagrams/data1.xml", content: diagram },
    ];
    expect((await read(documents.rawDocx(body, { more })))[0]?.text.split("\n\n")).toEqual([
      "Siehe Bild.",
      "Hotline 4711",
      "Siehe Bild.",
      "Notausgang links",
      "Siehe Bild.",
      "Umsatz in Mio. Euro",
      "Nord: 2024 12.3; 2025 14",
      "Siehe Bild.",
      "Geschäftsführung",
      "Einkauf",
    ]);
  });

  it("keeps Arabic words that Word directs, and is not held back for the signs that end their direction", async () => {
    const run = (text: string) => `<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const ends = run("\u202c").repeat(6);
    const body = `<w:p>${run("ثامناً - ")}<w:dir w:val="rtl">${run("الحقوق والحريات")}</w:dir><w:bdo w:val="rtl">${run(" المدنية")}</w:bdo>${ends}</w:p>`;
    const path = join(folder, "directed");
    await writeFile(path, documents.rawDocx(body));
    const pages: BlockPage[] = [];
    for await (const page of readDocx(path, () => undefined)) pages.push(page);
    expect(pages.map(({ blocks, hidden }) => ({ text: layOut(blocks).text, hidden }))).toEqual([
      { text: "ثامناً - الحقوق والحريات المدنية", hidden: [] },
    ]);
  });

  it("reads a table of two columns without heads as names and values", async () => {
    const table = `<w:tbl>${cells("Kündigungsfrist:", "3 Monate")}${cells("Probezeit", "6 Monate")}</w:tbl>`;
    expect((await read(documents.rawDocx(table)))[0]?.text).toBe(
      "Kündigungsfrist: 3 Monate\n\nProbezeit: 6 Monate",
    );
  });

  it("has its table of contents kept out of what is searched", async () => {
    const path = join(folder, "contents");
    const styled = (text: string) =>
      documents.paragraphXml(text).replace("<w:p>", '<w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr>');
    await writeFile(
      path,
      documents.rawDocx(styled("1 Urlaub 3") + documents.paragraphXml("Der Urlaub beträgt 30 Tage.")),
    );
    const kinds: string[] = [];
    for await (const { blocks } of readDocx(path, () => undefined))
      kinds.push(...blocks.map(({ kind }) => kind));
    expect(kinds).toEqual(["contents", "paragraph"]);
  });

  it("is cut at paragraph ends when a section is long", async () => {
    const pages = await read(
      await documents.proseDocx(Array.from({ length: 30 }, (_, at) => documents.prose(at, 6))),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const { text } of pages) {
      expect(text.length).toBeLessThan(3200);
      expect(text).toMatch(/\.$/);
    }
  });

  it("is read without the template and the picture it would like to load", async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end();
    }).listen(0, "127.0.0.1");
    await new Promise(resolve => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const pages = await read(documents.linkingDocx(`http://127.0.0.1:${port}`));
    await new Promise(resolve => server.close(resolve));
    expect(pages).toEqual([{ heading: null, text: "Nur der Text zählt." }]);
    expect(calls).toBe(0);
  });

  it("shows markup in its text as text", async () => {
    const body = documents.paragraphXml("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect((await read(documents.rawDocx(body)))[0]?.text).toBe("<script>alert(1)</script>");
  });

  it("is refused when it is empty or broken", async () => {
    await expect(read(documents.rawDocx("<w:p/>"))).rejects.toMatchObject({ code: "docx_empty" });
    await expect(read(documents.rawDocx("<w:p><w:r>"))).rejects.toMatchObject({ code: "docx_broken" });
  });
});
