export const fileStatuses = [
  "queued",
  "reading",
  "indexing",
  "ready",
  "failed",
  "quarantined",
  "deleting",
] as const;

export const fileValidities = ["expired", "expiring"] as const;
