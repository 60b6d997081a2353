import type { Column, Row } from "./pdf-rows";

/** Where nearly all rows begin and end: single ones farther out, such as page numbers, are left out. */
export function extentOf(rows: Row[]): Column {
  return {
    left: quantile(
      rows.map(row => row.left),
      0.1,
    ),
    right: quantile(
      rows.map(row => row.right),
      0.9,
    ),
  };
}

/** The quantile of some values, of which there is at least one. */
export function quantile(values: number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.floor(share * (ordered.length - 1))]!;
}
