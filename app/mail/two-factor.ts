import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { TwoFactorChange } from "~/contract/two-factor";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";
import type { MailTexts } from "./texts/de";

type Reader = { name: string; language: Language; timeZone: string; access: Access };

const wordsOf = {
  on: "twoFactorOn",
  off: "twoFactorOff",
  codes: "twoFactorCodes",
  used: "twoFactorUsed",
  reset: "twoFactorReset",
} as const satisfies Record<TwoFactorChange, keyof MailTexts>;

const addressed = ({ name, language, access }: Reader) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { name, language, origin, product, path: paths.settings.of(access, "security") };
};

/** To an account's owner: what changed about the second factor, and when. */
export function twoFactorChanged(
  to: Reader,
  change: TwoFactorChange,
  at: Date,
  { reason, whose }: { reason?: string | undefined; whose?: string | undefined } = {},
): MailMessage {
  if (reason !== undefined && whose !== undefined)
    return composeMail(addressed(to), texts => texts.twoFactorResetByOperator, {
      time: formatTime(at, to),
      reason,
      whose,
    });
  return composeMail(addressed(to), texts => texts[wordsOf[change]], { time: formatTime(at, to) });
}

/** The code with which a user without password confirms their identity. */
export function confirmCode(to: Reader, code: string): MailMessage {
  return composeMail(addressed(to), texts => texts.confirmCode, { code });
}
