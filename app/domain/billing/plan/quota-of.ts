import type { Quota } from "~/contract/divisions";

/** A quota from what is used and the limit, null for none: nothing more can be added once the limit is reached. */
export const quotaOf = (used: number, limit: number | null): Quota => ({
  used,
  limit,
  locked: limit !== null && used >= limit,
});
