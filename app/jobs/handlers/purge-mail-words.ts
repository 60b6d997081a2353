import { purgeWords } from "~/domain/mailbox/email/purge-words";
import type { JobHandler } from "../worker";

/** Deletes the words that no mail has any more. */
export const purgeMailWordsJob: JobHandler<"purge_mail_words"> = ({ companyId }, { db }) =>
  purgeWords(db, companyId);
