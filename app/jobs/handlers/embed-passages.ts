import { embedPassages } from "~/domain/chats/embedding/embed-passages";
import type { JobHandler } from "../worker";

/** Computes the missing vectors of a company's passages. */
export const embedPassagesJob: JobHandler<"embed_passages"> = ({ companyId }, { db, signal }) =>
  embedPassages(db, companyId, signal);
