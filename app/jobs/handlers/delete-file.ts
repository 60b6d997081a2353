import { purgeFile } from "~/domain/knowledge/file/purge-file";
import type { JobHandler } from "../worker";

export const deleteFile: JobHandler<"delete_file"> = ({ fileId }, { db }) => purgeFile(db, fileId);
