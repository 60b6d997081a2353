/** What becomes of an upload whose name a file of the division has: its new version, or a file beside it. */
export const sameNames = ["version", "both"] as const;
export type SameName = (typeof sameNames)[number];
