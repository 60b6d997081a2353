export const approvedStates = ["valid", "ended"] as const;
