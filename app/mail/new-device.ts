import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type Reader = { name: string; language: Language; timeZone: string; access: Access };
type Device = { at: Date; browser: string | null; system: string | null };

/** To a user after a sign-in from a new device: time, device, and how to end the session. Contains no IP address. */
export function newDevice(to: Reader, device: Device): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const { name, language, access } = to;
  const path = paths.settings.of(access, "security");
  const { browser, system } = device;
  return composeMail(
    { name, language, origin, product, path },
    texts => (browser || system ? texts.newDevice : texts.newUnknownDevice),
    { time: formatTime(device.at, to), device: [browser, system].filter(Boolean).join(", ") },
  );
}
