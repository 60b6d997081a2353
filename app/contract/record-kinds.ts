export const recordKinds = ["chat", "division", "file", "person", "passage"] as const;
