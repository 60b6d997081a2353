import { describe, expect, it } from "vitest";
import { readColumns } from "./pdf-gutters";
import type { Piece } from "./pdf-piece";
import { rowText } from "./pdf-rows";

const step = 12;
/** A line of text at a multiple of the line height. */
const line = (text: string, x: number, at: number): Piece => ({
  text,
  x,
  y: 60 + at * step,
  width: 4.6 * text.length,
  size: 9,
  font: "text",
  rightToLeft: false,
});

const column = (lines: string[], x: number, first: number): Piece[] =>
  lines.flatMap((text, at) => (text ? [line(text, x, first + at)] : []));

/** The text of the rows of each column, in reading order. */
const read = (pieces: Piece[]): string[] | undefined => {
  const rows = readColumns(pieces);
  const columns = new Map<number, string[]>();
  for (const row of rows ?? []) {
    const at = row.column ? row.column.at : -1;
    columns.set(at, [...(columns.get(at) ?? []), rowText(row)]);
  }
  return rows && [...columns].sort(([one], [other]) => one - other).map(([, texts]) => texts.join(" "));
};

const sidebar = [
  "Die Mitglieder des",
  "Vorstands haften nur in",
  "wenigen Fällen mit ihrem",
  "eigenen Vermögen, nämlich",
  "dann, wenn sie fahrlässig",
  "gegen das Gesetz oder",
  "die Satzung verstoßen und",
  "dem Verein daraus ein",
  "Schaden entsteht, der",
  "sonst ausgeblieben wäre.",
];
const introduction = [
  "Wer ein Amt übernimmt, sollte die Grenzen seiner Haftung kennen und wissen, welche",
  "davon der Verein mit einer Versicherung abdeckt; dieses Blatt sagt in aller Kürze,",
  "worauf es ankommt, und ersetzt keine Beratung durch eine Fachkraft für das Recht.",
];
const left = [
  "Der Verein haftet mit seinem",
  "Vermögen für alle Schäden, die",
  "seine Organe bei der Arbeit für",
  "ihn verursachen.",
  "",
  "Er kann dafür Rückgriff nehmen,",
  "wenn sie grob fahrlässig oder",
  "mit Absicht gehandelt haben, und",
  "die Versammlung es beschließt.",
];
const right = [
  "Die Haftpflichtversicherung zahlt",
  "berechtigte Ansprüche Dritter und",
  "wehrt unberechtigte ab, auch vor",
  "einem Gericht, wenn es dazu",
  "kommt.",
  "",
  "Die Unfallversicherung gilt für",
  "alle, die im Auftrag des Vereins",
  "unterwegs sind.",
];

describe("a page whose columns share their base lines", () => {
  it("has its sidebar read alone, and below an introduction one column after the other", () => {
    expect(
      read([
        ...column(sidebar, 40, 0),
        ...column(introduction, 170, 0),
        ...column(left, 170, 4),
        ...column(right, 380, 4),
      ]),
    ).toEqual([sidebar, introduction, left, right].map(lines => lines.filter(Boolean).join(" ")));
  });

  it("is read column by column if one contains a list", () => {
    const prose = right.slice(0, 5);
    const items = [
      "1. Namen der Gäste",
      "2. Anträge des Amtes",
      "3. Beschlüsse im Juni",
      "4. Fragen der Jugend",
    ];
    const listed = [...prose, ...items, ...items, ...prose, items[0]!];
    const long = [...left, "", ...sidebar].filter(Boolean);
    expect(
      read([...column(long, 60, 0), ...column(listed, 320, 0).map(piece => ({ ...piece, y: piece.y + 5 }))]),
    ).toEqual([long, listed].map(lines => lines.join(" ")));
  });

  it("is a table if the paragraphs of its columns begin together", () => {
    const problems = [
      "Der Drucker zieht das Papier nicht",
      "ein, obwohl das Fach gefüllt ist.",
      "",
      "Die Seiten bleiben leer, auch wenn",
      "die Patrone gerade neu ist.",
      "",
      "Der Ausdruck ist verschmiert, und",
      "die Ränder sind grau.",
    ];
    const solutions = [
      "Nehmen Sie den Stapel heraus und",
      "fächern Sie ihn auf.",
      "",
      "Ziehen Sie den Streifen ab, der",
      "die Düsen verschließt.",
      "",
      "Reinigen Sie die Walze mit dem",
      "Tuch aus der Schachtel.",
    ];
    const twice = (lines: string[]) => [...lines, "", ...lines];
    expect(read([...column(twice(problems), 60, 0), ...column(twice(solutions), 320, 0)])).toBeUndefined();
  });

  it("is read column by column if some of their paragraphs begin together by chance", () => {
    const paragraphs = (column: string[], lengths: number[]) =>
      lengths.flatMap((length, at) => [...(at > 0 ? [""] : []), ...column.filter(Boolean).slice(0, length)]);
    const [one, other] = [paragraphs(left, [2, 2, 4, 3, 4]), paragraphs(right, [2, 2, 4, 5, 2])];
    expect(read([...column(one, 60, 0), ...column(other, 320, 0)])).toEqual(
      [one, other].map(lines => lines.filter(Boolean).join(" ")),
    );
  });
});

describe("a page of which the smaller part is in columns", () => {
  const across = Array.from({ length: 8 }, () => introduction).flat();
  const ends = "Fachkraft.";

  it("has that part read column by column, below the last line of the text across", () => {
    const text = [...across, ends];
    const pieces = [...column(text, 40, 0), ...column(sidebar, 40, 27), ...column(left, 300, 27)];
    expect(read(pieces)).toEqual([text, sidebar, left].map(lines => lines.filter(Boolean).join(" ")));
  });

  it("has the raised letters of a line across in that line", () => {
    const raised = { ...line("A", 120, 0), y: 57, size: 6, width: 4 };
    const pieces = [...column(across, 40, 0), raised, ...column(sidebar, 40, 26), ...column(left, 300, 26)];
    expect(read(pieces)?.slice(1)).toEqual([sidebar, left].map(lines => lines.filter(Boolean).join(" ")));
  });

  it("has a list of changes with leaders read entry by entry in its columns", () => {
    const changes = (name: string) => [...version("v1.0", name), ...version("v1.1", name)];
    const version = (number: string, name: string) => [
      number,
      `Erste Fassung der ${name} . . . . 3`,
      `Neue Länge für die ${name} . . . 4`,
      `Umbruch der ${name} . . . . . . . 7`,
    ];
    const pieces = [
      ...column(across, 40, 0),
      ...column(changes("Satzung"), 40, 26),
      ...column(changes("Ordnung"), 300, 26),
    ];
    expect(read(pieces)?.slice(1)).toEqual(
      [changes("Satzung"), changes("Ordnung")].map(lines => lines.join(" ")),
    );
  });
});
