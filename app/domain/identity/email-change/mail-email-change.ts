import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { emailKey } from "~/domain/core/actor/email-key";
import { personName } from "~/domain/core/actor/person-name";
import { consumeMailAllowance } from "~/domain/identity/link/mail-allowance";
import { makeLink } from "~/domain/identity/link/make-link";
import { mailAddressInUse, type SignUpMails } from "~/domain/identity/sign-up/sign-up";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

type Reader = { name: string; language: Language };
/** The texts to the current address and to the new one. */
type SideMails = {
  old: (to: Reader, token: string, newEmail: string) => MailMessage;
  new: (to: Reader, token: string) => MailMessage;
};
/** The texts of a change's mails. */
export type EmailChangeMails = {
  /** Of a change by the user. */
  own: SideMails;
  /** Of a change by an administrator. */
  managed: SideMails;
  /** To the owner of an account that has the new address already. */
  inUse: SignUpMails["inUse"];
};

/**
 * Mails both addresses their links. If the new address belongs to another user, that user is notified and gets no
 * link, so the change never completes, and the requester learns nothing.
 */
export async function mailEmailChange(
  db: Db,
  { userId, requestId }: { userId: string; requestId: string },
  mails: EmailChangeMails,
): Promise<void> {
  const taken = await db.transaction(async tx => {
    const user = await tx.maybe<
      Reader & { email: string; newEmail: string; managed: boolean; companyId: string | null }
    >(sql`
      select ${personName} as name, u.language, u.email, c.email as "newEmail", c.managed,
             u.company_id as "companyId"
      from users u join email_changes c on c.user_id = u.id
      where u.id = ${userId} and u.status = 'active' for no key update of u`);
    if (!user) return;
    const { email, newEmail, companyId } = user;
    const { old: toOld, new: toNew } = user.managed ? mails.managed : mails.own;
    const requestKeys = { old: `email_old:${requestId}`, new: `email_new:${requestId}` } as const;
    // Three changes an hour: without the mail to the current address there is none to the new one.
    if (!(await consumeMailAllowance(tx, email, requestKeys.old))) return;
    // The new address has no owner yet: the mail is attributed to the requester and deleted with them.
    const send = (side: "old" | "new", to: string, message: MailMessage) =>
      queueMail(tx, { to, userId, companyId, purpose: `email_${side}`, onceKey: requestKeys[side], message });
    await send("old", email, toOld(user, await makeLink(tx, userId, "email_old"), newEmail));
    const holder = await tx.maybe<{ id: string }>(
      sql`select id from users where email_key = ${emailKey(newEmail)} and id <> ${userId}`,
    );
    if (holder) return { id: holder.id, requestKey: requestKeys.new };
    if (await consumeMailAllowance(tx, newEmail, requestKeys.new))
      await send("new", newEmail, toNew(user, await makeLink(tx, userId, "email_new")));
    return undefined;
  });
  if (taken) await mailAddressInUse(db, taken.id, taken.requestKey, mails.inUse);
}
