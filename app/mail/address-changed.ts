import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To both addresses of somebody whose address an administrator has changed. */
export function addressChanged(
  to: { name: string; language: Language },
  { from: before, to: after }: { from: string; to: string },
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return letter({ ...to, origin, product, path: paths.login() }, texts => texts.addressChanged, {
    before,
    after,
  });
}
