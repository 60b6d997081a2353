/** What becomes of a division's files after their last day: their quotes warn, or they answer no more questions. */
export const expiredFileRules = ["warn", "leave_out"] as const;
