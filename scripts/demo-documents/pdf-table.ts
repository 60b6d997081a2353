import type { Table } from "./document";
import { hairline, type PdfPages, sheet, type Type, textWidth } from "./pdf-pages";

const padding = 5;
const captionType: Type = { face: "semibold", size: 9.5 };
const headType: Type = { face: "semibold", size: 8.5, leading: 1.3 };
const cellType: Type = { face: "regular", size: 9, leading: 1.35 };

/** Rows are never split; the header row is repeated on each page. */
export function writePdfTable(pages: PdfPages, table: Table): void {
  const whole = table.columns.reduce((sum, column) => sum + column.share, 0);
  const widths = table.columns.map(column => (column.share / whole) * textWidth);
  const rowHeight = (row: string[], type: Type) =>
    Math.max(...row.map((cell, i) => pages.height(cell, type, widths[i]! - 2 * padding))) + 2 * padding - 2;
  const titles = table.columns.map(column => column.title);
  const headHeight = rowHeight(titles, headType);
  const firstRows = table.rows.slice(0, 2).reduce((sum, row) => sum + rowHeight(row, cellType), 0);

  pages.room(22 + headHeight + firstRows);
  pages.write("Caption", table.caption, captionType);
  pages.y += 4;
  const element = pages.group("Table");

  const writeRow = (row: string[], type: Type, isHead: boolean) => {
    const height = isHead ? headHeight : rowHeight(row, type);
    const top = pages.y;
    if (isHead) {
      pages.artifact(() => {
        pages.pdf
          .rect(sheet.side, top, textWidth, height)
          .fillColor(pages.source.colour)
          .fillOpacity(0.1)
          .fill();
        pages.pdf.fillOpacity(1);
      });
    }
    const line = pages.group("TR", element);
    let x = sheet.side;
    for (const [i, cell] of row.entries()) {
      const place = {
        x: x + padding,
        y: top + padding,
        width: widths[i]! - 2 * padding,
        align: table.columns[i]!.align === "end" ? ("right" as const) : ("left" as const),
      };
      pages.tagged(line, isHead || i === 0 ? "TH" : "TD", () => pages.draw(cell, type, place));
      x += widths[i]!;
    }
    line.end();
    pages.y = top + height;
    pages.rule(pages.y, isHead ? pages.source.colour : hairline);
  };

  writeRow(titles, headType, true);
  for (const row of table.rows) {
    const before = pages.page;
    pages.room(rowHeight(row, cellType));
    if (pages.page !== before) writeRow(titles, headType, true);
    writeRow(row, cellType, false);
  }
  element.end();
  pages.y += 14;
}
