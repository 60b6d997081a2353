import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** To the owner of an address that was entered for another registration. */
export function addressInUse(to: { name: string; language: Language }): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return composeMail({ ...to, origin, product, path: paths.login() }, texts => texts.addressInUse, {});
}
