import type { UploadState } from "~/contract/storage-states";
import type { Staged } from "~/ui/form/file-drop";
import type { FileLimit } from "~/ui/form/use-chosen-files";

/** The two file inputs of the form. */
export const kinds = ["docx", "pdf"] as const;
export type Kind = (typeof kinds)[number];

/** The response to the form: input, staged uploads and errors; `done` is the next address with its message. */
export type Answer = {
  requestId: string;
  fields: Record<string, string[]>;
  /** The labels before the fields' errors in the summary. */
  names?: Record<string, string>;
  values: Record<string, string>;
  waiting: Partial<Record<Kind, Staged>>;
  problem?: string;
  /** The field whose file the division already has. */
  duplicate?: Kind;
  /** The field whose file has the name of another one in the division. */
  namesake?: Kind;
  done?: { to: string; said: string };
};

/** The form's choices. */
export type Offer = {
  divisions: { id: string; name: string }[];
  /** The initially selected division. */
  chosen: string;
  limit: FileLimit;
  /** Whether files can be uploaded at the moment. */
  store: UploadState;
  /** The plan's number of divisions, if it is used up. */
  full: number | null;
  /** Whether a plan without this limit can be bought. */
  purchase: boolean;
  /** Whether an upload can become the new version of a file. */
  versions: boolean;
};
