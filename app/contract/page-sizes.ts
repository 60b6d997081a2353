/** How many rows a page of a list may have. It stands apart because pages show it, and need no schemas for that. */
export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
