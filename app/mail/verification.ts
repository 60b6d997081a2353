import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To somebody who has registered: the link that confirms their address. It leads to DOMAIN. */
export function verification(to: { name: string; language: Language }, token: string): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return letter(
    { ...to, name: undefined, origin, product, path: paths.verify({ token }) },
    texts => texts.verification,
    {},
  );
}
