import { type Sort, sortsOf } from "./sort";

const columns = ["name", "added", "size", "status", "validUntil"] as const;
export type FileColumn = (typeof columns)[number];
export type FileSort = Sort<FileColumn>;
export const fileSorts = sortsOf(columns);

/** The orders that lists of files offer to choose from, the usual one first. */
export const offeredFileSorts = [
  "-added",
  "added",
  "name",
  "-name",
  "-size",
  "size",
  "status",
  "validUntil",
] as const satisfies FileSort[];
