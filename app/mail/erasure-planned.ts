import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** Announces the erasure of the recipient's account: its date, whether their company goes too, and how to cancel it. */
export function erasurePlanned(to: {
  name: string;
  language: Language;
  timeZone: string;
  eraseAt: Date;
  company: string | null;
}): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language } = to;
  return composeMail(
    { name, language, origin, product, path: paths.ownData.delete() },
    texts => (to.company === null ? texts.erasurePlanned : texts.companyErasurePlanned),
    { time: formatTime(to.eraseAt, to), ...(to.company === null ? {} : { company: to.company }) },
  );
}
