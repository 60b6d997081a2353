import { failArchive, unpackArchive } from "~/domain/knowledge/batch/unpack-archive";
import type { JobHandler } from "../worker";
import { waitForStorage } from "./wait-for-storage";

/** Stores the documents of an uploaded archive as files. */
export const unpackArchiveJob: JobHandler<"unpack_archive"> = async (
  { itemId },
  { db, signal, lastAttempt },
) => {
  try {
    await waitForStorage(db, "unpack_archive", { itemId }, () => unpackArchive(db, itemId, { signal }));
  } catch (error) {
    if (lastAttempt && !signal.aborted) await failArchive(db, itemId);
    throw error;
  }
};

/** Runs when the process died during the last attempt. */
export const abandonedUnpackArchiveJob: JobHandler<"unpack_archive"> = ({ itemId }, { db }) =>
  failArchive(db, itemId);
