import type { Settings } from "~/env";
import type { StorageFault, StorageFaultKind } from "./storage-fault";

const s3Sentences: Record<StorageFaultKind, string> = {
  unreachable: "S3_ENDPOINT cannot be reached",
  slow: "S3_ENDPOINT does not answer in time",
  denied: "S3 refuses S3_ACCESS_KEY and S3_SECRET_KEY, or they may not use S3_BUCKET",
  no_bucket: "S3 has no bucket of the name S3_BUCKET",
  clock: "the clock of this machine and that of S3 differ",
  full: "S3 takes nothing more: it is full, or its quota is used up",
  forgetful: "S3 does not keep what it confirms",
  damaged: "S3 has changed what was stored",
  failing: "S3 answers with errors",
};
const diskSentences: Partial<Record<StorageFaultKind, string>> = {
  full: "the disk of DATA_DIR is full",
  denied: "DATA_DIR/files cannot be written",
};

/** What is wrong with the file store, for the operator: at the start, in the log and in `npm run doctor`. */
export function storageSentence({ kind, detail }: StorageFault, { FILE_STORE }: Settings): string {
  const sentences = FILE_STORE === "s3" ? s3Sentences : diskSentences;
  return `files: ${sentences[kind] ?? "DATA_DIR/files does not work"} (${detail})`;
}
