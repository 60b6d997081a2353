import { failArchive, unpackArchive } from "~/domain/knowledge/batch/unpack-archive";
import type { JobHandler } from "../worker";
import { waitForStorage } from "./wait-for-storage";

/** Stores the documents of an uploaded archive as files. */
export const unpackArchiveJob: JobHandler<"unpack_archive"> = ({ itemId }, { db, signal }) =>
  waitForStorage(db, "unpack_archive", { itemId }, () => unpackArchive(db, itemId, { signal }));

/** Runs when the process died during the last attempt; the sweep deletes the archive's bytes. */
export const abandonedUnpackArchiveJob: JobHandler<"unpack_archive"> = ({ itemId }, { db }) =>
  failArchive(db, itemId);
