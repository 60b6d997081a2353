import type { Language } from "~/contract/language";
import type { ChartSpec, ValueFormat } from "./chart-spec";
import { valueText } from "./value-text";

type Cell = { value: number; format: ValueFormat | undefined };
/** A chart's numbers: a header, and rows of a name and values. */
type ChartTable = { head: string[]; rows: { name: string; cells: (Cell | string | undefined)[] }[] };

/** A chart's numbers for the table and the export. */
export function tableOf(spec: ChartSpec): ChartTable {
  const cell = (value: number | undefined, format = "format" in spec ? spec.format : undefined) =>
    value === undefined ? undefined : { value, format };
  switch (spec.kind) {
    case "pie":
    case "radial":
      return {
        head: [spec.category, spec.value],
        rows: spec.parts.map(part => ({ name: part.label, cells: [cell(part.value)] })),
      };
    case "scatter":
    case "bubble": {
      const many = spec.series.length > 1;
      const { x, y, size } = spec;
      return {
        head: [spec.category, ...(many ? [""] : []), x.label, y.label, ...(size ? [size.label] : [])],
        rows: spec.series.flatMap(series =>
          series.points.map((point, at) => ({
            name: point.name ?? String(at + 1),
            cells: [
              ...(many ? [series.label] : []),
              cell(point.x, x.format),
              cell(point.y, y.format),
              ...(size ? [cell(point.size, size.format)] : []),
            ],
          })),
        ),
      };
    }
    default:
      return {
        head: [spec.category, ...spec.series.map(series => series.label)],
        rows: spec.categories.map((name, at) => ({
          name,
          cells: spec.series.map(series => cell(series.values[at])),
        })),
      };
  }
}

/** A formatted cell. */
export function cellText(cell: Cell | string | undefined, language: Language): string {
  if (cell === undefined) return "–";
  return typeof cell === "string" ? cell : valueText(cell.value, language, cell.format);
}
