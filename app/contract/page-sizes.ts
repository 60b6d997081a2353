/** The page sizes of lists. Separate from the schemas, because pages need only the numbers. */
export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
