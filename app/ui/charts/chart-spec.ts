/** The format of values. Seconds are given in milliseconds, money in cents. */
export type ValueFormat = "number" | "percent" | "bytes" | "seconds" | "money" | "change";
export type Series = { label: string; values: number[] };
type Axis = { label: string; format?: ValueFormat };
export type Point = { name?: string; x: number; y: number; size?: number };

/** Kinds whose series have one value for each category. */
type Columns<Kind extends string> = {
  kind: Kind;
  /** The meaning of the categories: the header of the table's first column. */
  category: string;
  categories: string[];
  series: Series[];
  format?: ValueFormat;
};
type Plot<Kind extends string> = {
  kind: Kind;
  /** The meaning of a point: the header of the table's first column. */
  category: string;
  x: Axis;
  y: Axis;
  size?: Axis;
  series: { label: string; points: Point[] }[];
};

type Parts<Kind extends string> = {
  kind: Kind;
  /** The headers of the table's columns. */
  category: string;
  value: string;
  parts: { label: string; value: number }[];
  format?: ValueFormat;
};

/** A chart as data: shared by the server's drawing, the browser's, the table and the export. */
export type ChartSpec =
  | Parts<"pie">
  | Parts<"radial">
  | (Columns<"bar"> & { across?: boolean; stacked?: boolean })
  | Columns<"line">
  | Columns<"area">
  | Columns<"radar">
  | Columns<"heat">
  | Plot<"scatter">
  | Plot<"bubble">;
export type ChartKind = ChartSpec["kind"];
export type SpecOf<Kind extends ChartKind> = Extract<ChartSpec, { kind: Kind }>;

/** A chart as rendered on a page. */
export type ChartView = {
  /** Unique on its page. */
  id: string;
  title: string;
  description: string;
  spec: ChartSpec;
  /** Shown instead of the drawing without data. */
  empty: string;
  /** Addresses at which the page shows only one category or part, or one series; in the spec's order. */
  links?: { categories?: string[]; series?: string[] };
};

/** Whether there is nothing to draw: all values are zero. */
export function isEmpty(spec: ChartSpec): boolean {
  switch (spec.kind) {
    case "pie":
    case "radial":
      return spec.parts.every(part => part.value === 0);
    case "scatter":
    case "bubble":
      return spec.series.every(series => series.points.length === 0);
    default:
      return spec.series.every(series => series.values.every(value => value === 0));
  }
}
