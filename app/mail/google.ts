import type { Access } from "~/contract/abilities";
import type { GoogleChange } from "~/contract/google";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type Reader = { name: string; language: Language };

const addressed = ({ name, language }: Reader, path: string) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { name, language, origin, product, path };
};

/** To an account's owner: someone wants to link a Google account with the same address; the link approves it. */
export function googleAsks(to: Reader, token: string): MailMessage {
  return composeMail(addressed(to, paths.google.agree({ token })), texts => texts.googleAsks, {});
}

/** To an unverified registration: the link verifies the address and links Google. */
export function googleAsksFirst(to: Reader, token: string): MailMessage {
  return composeMail(
    { ...addressed(to, paths.google.agree({ token })), name: undefined },
    texts => texts.googleAsksFirst,
    {},
  );
}

/** To an account's owner: Google was linked or unlinked. */
export function googleChanged(
  to: Reader & { timeZone: string; access: Access },
  change: GoogleChange,
  at: Date,
): MailMessage {
  return composeMail(
    addressed(to, paths.settings.of(to.access, "security")),
    texts => (change === "linked" ? texts.googleLinked : texts.googleUnlinked),
    { time: formatTime(at, to) },
  );
}
