/** `waiting`: its division has changed since its last run; `failed`: its last run failed. */
export const goldenStates = ["waiting", "same", "changed", "failed"] as const;
