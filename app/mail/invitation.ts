import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** To a new employee: the link to set their first password. */
export function invitation(
  to: { name: string; language: Language; company: string },
  token: string,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { language, company } = to;
  return composeMail(
    { name: undefined, language, origin, product, path: paths.setPassword({ token }) },
    texts => (company ? texts.invitation : texts.operatorInvitation),
    { company },
  );
}
