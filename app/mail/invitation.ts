import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To somebody whose company has added them: the link to set their first password. */
export function invitation(
  to: { name: string; language: Language; company: string },
  token: string,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { language, company } = to;
  return letter(
    { name: undefined, language, origin, product, path: paths.setPassword({ token }) },
    texts => (company ? texts.invitation : texts.operatorInvitation),
    { company },
  );
}
