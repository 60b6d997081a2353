import type { Access } from "~/contract/abilities";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

type Reader = { name: string; language: Language; timeZone: string; access: Access };
type Device = { at: Date; browser: string | null; system: string | null };

/** To somebody who came in from a device that was not seen before: when, with what, and where to end it. No addresses. */
export function newDevice(to: Reader, device: Device): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language, access } = to;
  const path = paths.settings.of(access, "security");
  const { browser, system } = device;
  return letter(
    { name, language, origin, product, path },
    texts => (browser || system ? texts.newDevice : texts.newUnknownDevice),
    { time: formatTime(device.at, to), device: [browser, system].filter(Boolean).join(", ") },
  );
}
