import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** After a registration: the link that verifies the address. It leads to DOMAIN. */
export function verification(to: { name: string; language: Language }, token: string): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return composeMail(
    { ...to, name: undefined, origin, product, path: paths.verify({ token }) },
    texts => texts.verification,
    {},
  );
}
