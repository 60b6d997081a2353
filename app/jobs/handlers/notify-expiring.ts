import { notifyExpiring } from "~/domain/knowledge/file/notify-expiring";
import { fileExpires } from "~/mail/file-news";
import type { JobHandler } from "../worker";

/** Notifies the owner of a file that it will soon be out of date. */
export const notifyExpiringJob: JobHandler<"tell_expiring"> = ({ fileId }, { db }) =>
  notifyExpiring(db, fileId, fileExpires);
