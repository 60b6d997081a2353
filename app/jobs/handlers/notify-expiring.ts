import { notifyExpiring } from "~/domain/knowledge/file/notify-expiring";
import { fileExpires } from "~/mail/file-news";
import type { JobHandler } from "../worker";

export const notifyExpiringJob: JobHandler<"tell_expiring"> = ({ fileId }, { db }) =>
  notifyExpiring(db, fileId, fileExpires);
