/** A table as cells; `head` if the first row contains the column names. */
export interface Table {
  head: string[] | undefined;
  rows: string[][];
}

/**
 * Converts each row of a table to a self-contained line: "Artikel: Röstkaffee; Preis: 12,90 €". Without headers, two columns
 * are name and value ("Kündigungsfrist: 3 Monate"), and more are separated by bars. An empty form becomes its headers.
 */
export function tableLines({ head, rows }: Table): string[] {
  const lines = rows.map(row => line(row, head)).filter(text => text !== "");
  return lines.length > 0 || !head ? lines : [head.filter(cell => cell !== "").join(" | ")].filter(Boolean);
}

function line(cells: string[], head: string[] | undefined): string {
  const filled = cells
    .map((cell, at) => ({ cell, name: label(head?.[at]) }))
    .filter(({ cell }) => cell !== "");
  if (filled.length < 2 && !head) return filled[0]?.cell ?? "";
  if (head) return filled.map(({ cell, name }) => (name ? `${name}: ${cell}` : cell)).join("; ");
  if (cells.length === 2) return `${label(cells[0])}: ${cells[1]}`;
  return filled.map(({ cell }) => cell).join(" | ");
}

function label(text: string | undefined): string {
  return (text ?? "").replace(/\s*:$/, "");
}

/** Whether a row can be a header: words in every cell but perhaps the first, no figures. */
export function looksLikeHead(cells: string[]): boolean {
  return cells.every(
    (cell, at) => (at === 0 && cell === "") || (/\p{L}/u.test(cell) && cell.length <= 60 && !isFigure(cell)),
  );
}

/** An amount whose unit has more letters than it has digits: "75 Euro", "5 kg". */
const amount = /^\p{Nd}[\p{Nd}.,\s]*(?:euro|eur|usd|chf|cent|kg|g|t|km|m|cm|mm|l|ml|st\.?|stück)$/iu;

function isFigure(cell: string): boolean {
  if (amount.test(cell)) return true;
  const digits = cell.match(/\p{Nd}/gu)?.length ?? 0;
  const letters = cell.match(/\p{L}/gu)?.length ?? 0;
  return digits > letters;
}
