import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

/** To somebody who wants their account erased: when that happens, and how to keep it. */
export function erasurePlanned(to: {
  name: string;
  language: Language;
  timeZone: string;
  eraseAt: Date;
}): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language } = to;
  return letter(
    { name, language, origin, product, path: paths.ownData.delete() },
    texts => texts.erasurePlanned,
    { time: formatTime(to.eraseAt, to) },
  );
}
