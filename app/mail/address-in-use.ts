import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To the owner of an address that somebody tried to use for another account. */
export function addressInUse(to: { name: string; language: Language }): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return letter({ ...to, origin, product, path: paths.login() }, texts => texts.addressInUse, {});
}
