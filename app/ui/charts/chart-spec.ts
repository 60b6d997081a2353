/** How a chart says its values. Seconds come as milliseconds. */
export type ValueFormat = "number" | "percent" | "bytes" | "seconds" | "change";
export type Series = { label: string; values: number[] };
export type Axis = { label: string; format?: ValueFormat };
export type Point = { name?: string; x: number; y: number; size?: number };

/** The kinds whose series have a value for each of the same categories. */
type Columns<Kind extends string> = {
  kind: Kind;
  /** What the categories are: the head of the table's first column. */
  category: string;
  categories: string[];
  series: Series[];
  format?: ValueFormat;
};
type Plot<Kind extends string> = {
  kind: Kind;
  /** What a point is: the head of the table's first column. */
  category: string;
  x: Axis;
  y: Axis;
  size?: Axis;
  series: { label: string; points: Point[] }[];
};

type Parts<Kind extends string> = {
  kind: Kind;
  /** The heads of the table's columns. */
  category: string;
  value: string;
  parts: { label: string; value: number }[];
  format?: ValueFormat;
};

/** What a chart shows, as data: the same for the server's drawing, the browser's, the table and the file. */
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

/** A chart as a page shows it. */
export type ChartView = {
  /** Unique on its page. */
  id: string;
  title: string;
  description: string;
  spec: ChartSpec;
  /** Why there is nothing to see; shown instead of the drawing. */
  empty: string;
};

/** Whether there is anything to draw: an all-zero chart says why it is empty instead. */
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
