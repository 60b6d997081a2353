import { notifyRecipients } from "~/domain/outbox/notice/notify-recipients";
import { divisionNews } from "~/mail/division-news";
import type { JobHandler } from "../worker";

/** Mails the recipients of a division its news. */
export const notifyRecipientsJob: JobHandler<"tell_recipients"> = ({ emailSettingId }, { db }) =>
  notifyRecipients(db, emailSettingId, divisionNews);
