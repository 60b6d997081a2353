import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** To an account's owner: when the password was changed. Its link works also for those who cannot sign in any more. */
export function passwordChanged(
  to: { name: string; language: Language; timeZone: string },
  at: Date,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language } = to;
  return composeMail(
    { name, language, origin, product, path: paths.forgotPassword() },
    texts => texts.passwordChanged,
    { time: formatTime(at, to) },
  );
}
