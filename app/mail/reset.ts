import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To somebody who asked for a new password: the link to set one. It leads to DOMAIN, whoever asked by what name. */
export function reset(to: { name: string; language: Language }, token: string): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return letter({ ...to, origin, product, path: paths.confirmPassword({ token }) }, texts => texts.reset, {});
}
