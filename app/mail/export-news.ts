import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

/** Announces a finished export, its address and expiry, or its failure. */
export function exportNews(
  to: { name: string; language: Language; timeZone: string; access: Access },
  end: { id: string; until: Date } | undefined,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language } = to;
  const addressee = { name, language, origin, product };
  return end
    ? composeMail({ ...addressee, path: paths.ownData.export(end.id) }, texts => texts.exportReady, {
        time: formatTime(end.until, to),
      })
    : composeMail({ ...addressee, path: paths.ownData.overview(to.access) }, texts => texts.exportFailed, {});
}
