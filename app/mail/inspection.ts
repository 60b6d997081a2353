import type { Access } from "~/contract/abilities";
import { inspectionHours } from "~/contract/inspection-limits";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";

type Recipient = { name: string; language: Language; access: Access };

const frame = ({ access, ...to }: Recipient) => {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return { ...to, origin, product, path: paths.inspections.list(access) };
};

/** Tells the owner of chats that they can be read now, by whom and for how long. Nothing of the chats is in it. */
export function chatsInspected(
  to: Recipient,
  { requester, approver }: { requester: string; approver: string },
): MailMessage {
  const values = { requester, approver, hours: String(inspectionHours) };
  return composeMail(frame(to), texts => texts.chatsInspected, values);
}

/** Tells a person of a company that chats can be inspected from now on, or not any more. */
export function inspectionsChanged(
  to: Recipient,
  { on, by, approver }: { on: boolean; by: string; approver: string },
): MailMessage {
  return on
    ? composeMail(frame(to), texts => texts.inspectionsOn, { by, approver })
    : composeMail(frame(to), texts => texts.inspectionsOff, { by });
}
