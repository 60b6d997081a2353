import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** The link for a new password. It leads to DOMAIN, regardless of the host that the request named. */
export function reset(to: { name: string; language: Language }, token: string): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return composeMail(
    { ...to, origin, product, path: paths.confirmPassword({ token }) },
    texts => texts.reset,
    {},
  );
}
