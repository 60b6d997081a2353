import { tellRecipients } from "~/domain/outbox/notice/tell-recipients";
import { divisionNews } from "~/mail/division-news";
import type { JobHandler } from "../worker";

export const tellRecipientsJob: JobHandler<"tell_recipients"> = ({ emailSettingId }, { db }) =>
  tellRecipients(db, emailSettingId, divisionNews);
