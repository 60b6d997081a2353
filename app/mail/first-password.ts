import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To somebody who has registered without a password: the link to set it, which confirms their address too. */
export function firstPassword(to: { name: string; language: Language }, token: string): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return letter(
    { ...to, name: undefined, origin, product, path: paths.firstPassword({ token }) },
    texts => texts.firstPassword,
    {},
  );
}
