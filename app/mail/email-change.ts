import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { letter, type MailMessage } from "./letter";

type Reader = { name: string; language: Language };

const addressed = ({ name, language }: Reader, token: string) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { name, language, origin, product, path: paths.emailChange({ token }) };
};

/** To the address that an account has: another one is to take its place; the link asks for a yes or a no. */
export function emailOld(to: Reader, token: string, newEmail: string): MailMessage {
  return letter(addressed(to, token), texts => texts.emailOld, { email: newEmail });
}

/** To the address that an account is to get: the link asks for a yes or a no. */
export function emailNew(to: Reader, token: string): MailMessage {
  return letter({ ...addressed(to, token), name: undefined }, texts => texts.emailNew, {});
}

/** To the address that an account has: whoever manages it has entered another one; the link can refuse that. */
export function managedOld(to: Reader, token: string, newEmail: string): MailMessage {
  return letter(addressed(to, token), texts => texts.managedOld, { email: newEmail });
}

/** To the address that whoever manages an account has entered for it: the link asks for a yes or a no. */
export function managedNew(to: Reader, token: string): MailMessage {
  return letter(addressed(to, token), texts => texts.managedNew, {});
}
