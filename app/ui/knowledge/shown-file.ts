/** A file as a page shows it: figures and times in the reader's language. */
export type ShownFile = {
  id: string;
  kind: "docx" | "pdf";
  name: string;
  size: string;
  /** The address of its first page; null while there is none. */
  open: string | null;
  uploadedBy: string | null;
  status: "queued" | "reading" | "indexing" | "ready" | "failed" | "deleting";
  /** Why it failed, as a sentence. */
  reason: string | null;
  pagesTotal: number | null;
  pagesRead: number;
  /** When it was uploaded: for machines, in short, and exactly. */
  at: string;
  when: string;
  exact: string;
  /** Said only where files of several divisions stand together. */
  division?: string;
};

/** What a reader may do with files. */
export type FileRights = { change: boolean; remove: boolean };
