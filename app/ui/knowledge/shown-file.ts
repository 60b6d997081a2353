import type { TagMark } from "~/contract/tags";

/** A file as rendered: formatted in the reader's language. */
export type ShownFile = {
  id: string;
  kind: "docx" | "pdf";
  name: string;
  /** The folders that it was uploaded with; "" without one. */
  folder: string;
  size: string;
  /** The address of its first page; null without one. */
  open: string | null;
  uploadedBy: string | null;
  /** The address whose mail it came with. */
  mailedBy: string | null;
  status: "queued" | "reading" | "indexing" | "ready" | "failed" | "quarantined" | "deleting";
  /** Whether a person stopped its processing; its status is then "failed". */
  stopped: boolean;
  /** Why it failed, as a sentence. */
  reason: string | null;
  /** If it failed: whether another attempt can help. */
  retriable: boolean;
  /** The address of the form for another file in its place. */
  replaceAt: string;
  pagesTotal: number | null;
  pagesRead: number;
  /** When it was uploaded: for machines, short, and exact. */
  at: string;
  when: string;
  exact: string;
  /** The name of the file whose new version it becomes. */
  replaces: string | null;
  versionNumber: number;
  /** Its last day, once that is over. */
  expiredOn: string | null;
  tags: TagMark[];
  /** Only in lists over several divisions. */
  division?: string;
};

/** The order of a list of files: a column, with a minus in reverse; and the address of another order. */
export type SortedFiles = { sort: string; to: (sort: string) => string };

/** The reader's permissions on files. */
export type FileRights = { change: boolean; remove: boolean };
