import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type Reader = { name: string; language: Language };

const addressed = ({ name, language }: Reader, token: string) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { name, language, origin, product, path: paths.emailChange({ token }) };
};

/** To the current address: a change was requested; the link confirms or refuses it. */
export function emailOld(to: Reader, token: string, newEmail: string): MailMessage {
  return composeMail(addressed(to, token), texts => texts.emailOld, { email: newEmail });
}

/** To the new address: the link confirms or refuses the change. */
export function emailNew(to: Reader, token: string): MailMessage {
  return composeMail({ ...addressed(to, token), name: undefined }, texts => texts.emailNew, {});
}

/** To the current address: an administrator entered a new one; the link can refuse that. */
export function managedOld(to: Reader, token: string, newEmail: string): MailMessage {
  return composeMail(addressed(to, token), texts => texts.managedOld, { email: newEmail });
}

/** To the new address, which an administrator entered: the link confirms or refuses it. */
export function managedNew(to: Reader, token: string): MailMessage {
  return composeMail(addressed(to, token), texts => texts.managedNew, {});
}
