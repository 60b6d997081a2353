import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** To both addresses of a user after an administrator has replaced one by the other. */
export function addressChanged(
  to: { name: string; language: Language },
  { from: before, to: after }: { from: string; to: string },
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return composeMail({ ...to, origin, product, path: paths.login() }, texts => texts.addressChanged, {
    before,
    after,
  });
}
