import { tellExpiring } from "~/domain/knowledge/file/tell-expiring";
import { fileExpires } from "~/mail/file-news";
import type { JobHandler } from "../worker";

export const tellExpiringJob: JobHandler<"tell_expiring"> = ({ fileId }, { db }) =>
  tellExpiring(db, fileId, fileExpires);
