import type { Access } from "~/contract/abilities";
import type { TwoFactorChange } from "~/contract/two-factor";
import { settings } from "~/env";
import { formatTime } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";
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

/** To the owner of an account: what became of its second factor, and when. */
export function twoFactorChanged(to: Reader, change: TwoFactorChange, at: Date): MailMessage {
  return letter(addressed(to), texts => texts[wordsOf[change]], { time: formatTime(at, to) });
}

/** The code with which somebody without a password confirms that it is them. */
export function confirmCode(to: Reader, code: string): MailMessage {
  return letter(addressed(to), texts => texts.confirmCode, { code });
}
