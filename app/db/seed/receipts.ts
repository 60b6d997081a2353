/** Deletions of the demo company: `ago` in days, `bytes` of all files together. */
export const receipts = [
  {
    kind: "file",
    name: "Preisliste 2025.pdf",
    ago: 3,
    files: 1,
    pages: 4,
    passages: 38,
    questions: 0,
    bytes: 184_320,
  },
  {
    kind: "chat",
    name: "",
    ago: 9,
    files: 0,
    pages: 0,
    passages: 0,
    questions: 12,
    bytes: 0,
  },
  {
    kind: "division",
    name: "Messe 2025",
    ago: 41,
    files: 3,
    pages: 27,
    passages: 211,
    questions: 0,
    bytes: 1_646_080,
  },
] as const;
