import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** Tells a person that their company will be deleted, when, and what becomes of their chats; or that it stays after all. */
export function companyEnd(to: {
  name: string;
  language: Language;
  timeZone: string;
  access: Access;
  company: string;
  endsAt: Date;
  stays: boolean;
}): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language, access, company, stays } = to;
  const path = stays ? paths.redirecting() : paths.ownData.overview(access);
  return composeMail(
    { name, language, origin, product, path },
    texts => (stays ? texts.companyStays : texts.companyEnds),
    { company, time: formatTime(to.endsAt, to) },
  );
}
