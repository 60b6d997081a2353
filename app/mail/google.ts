import type { Access } from "~/contract/abilities";
import type { GoogleChange } from "~/contract/google";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

type Reader = { name: string; language: Language };

const addressed = ({ name, language }: Reader, path: string) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { name, language, origin, product, path };
};

/** To the owner of an account: a Google account of the same address asks to open it; the link leads to a yes. */
export function googleAsks(to: Reader, token: string): MailMessage {
  return letter(addressed(to, paths.google.agree({ token })), texts => texts.googleAsks, {});
}

/** To whoever registered and has confirmed nothing yet: the link confirms the address and connects Google. */
export function googleAsksFirst(to: Reader, token: string): MailMessage {
  return letter(
    { ...addressed(to, paths.google.agree({ token })), name: undefined },
    texts => texts.googleAsksFirst,
    {},
  );
}

/** To the owner of an account: Google opens it from now on, or does not any more. */
export function googleChanged(
  to: Reader & { timeZone: string; access: Access },
  change: GoogleChange,
  at: Date,
): MailMessage {
  return letter(
    addressed(to, paths.settings.of(to.access, "security")),
    texts => (change === "linked" ? texts.googleLinked : texts.googleUnlinked),
    { time: formatTime(at, to) },
  );
}
