/** What became of one file of a batch. */
export const batchOutcomes = ["added", "version", "there", "refused", "unpacking", "unpacked"] as const;
