/** A search result that its reader may open. */
export type Found = {
  kind: (typeof foundKinds)[number];
  to: string;
  title: string;
  note: string | null;
};

/** The kinds in display order. */
export const foundKinds = ["page", "chat", "division", "file", "person"] as const;

export const kindIcons = {
  page: "page",
  chat: "chat",
  division: "folder",
  file: "file",
  person: "person",
} as const;
