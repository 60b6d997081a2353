import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** After a registration without password: the link sets one, which also verifies the address. */
export function firstPassword(to: { name: string; language: Language }, token: string): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return composeMail(
    { ...to, name: undefined, origin, product, path: paths.firstPassword({ token }) },
    texts => texts.firstPassword,
    {},
  );
}
