import { embedPassages } from "~/domain/chats/embedding/embed-passages";
import type { JobHandler } from "../worker";

/** Makes the vectors that passages of a company lack. */
export const embedPassagesJob: JobHandler<"embed_passages"> = ({ companyId }, { db, signal }) =>
  embedPassages(db, companyId, signal);
