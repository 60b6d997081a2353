import type { Access } from "~/contract/abilities";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To somebody whose data was to be exported: where it lies and until when, or that it failed. */
export function exportNews(
  to: { name: string; language: Language; timeZone: string; access: Access },
  end: { id: string; until: Date } | undefined,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language } = to;
  const addressee = { name, language, origin, product };
  return end
    ? letter({ ...addressee, path: paths.ownData.export(end.id) }, texts => texts.exportReady, {
        time: formatTime(end.until, to),
      })
    : letter({ ...addressee, path: paths.ownData.overview(to.access) }, texts => texts.exportFailed, {});
}
