import { resolve } from "node:path";
import { type Settings, settings } from "~/env";
import { bothStorages } from "./both-storages";
import { diskStorage } from "./disk";
import { s3Storage } from "./s3";
import type { Storage } from "./storage-port";

const storages = new WeakMap<Settings, Storage>();

/**
 * The storage of this process. New objects are written where FILE_STORE says; if S3 is set up, objects that are still
 * in the other place are read and deleted there.
 */
export function storage(): Storage {
  const current = settings();
  const cached = storages.get(current);
  if (cached) return cached;
  const { disk, s3 } = storagesOf(current);
  const created = !s3 ? disk : current.FILE_STORE === "s3" ? bothStorages(s3, disk) : bothStorages(disk, s3);
  storages.set(current, created);
  return created;
}

/** Both places of these settings; S3 only if it is set up. */
export function storagesOf({ DATA_DIR, s3 }: Settings): { disk: Storage; s3: Storage | undefined } {
  return {
    disk: diskStorage(resolve(DATA_DIR, "files")),
    s3: s3 && s3Storage(s3, resolve(DATA_DIR, "spool")),
  };
}
