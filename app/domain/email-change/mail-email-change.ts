import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { makeLink } from "~/domain/link/make-link";
import { mayMail } from "~/domain/link/may-mail";
import { queueMail } from "~/domain/mail/queue-mail";
import { emailKey } from "~/domain/session/sign-in";
import { type SignUpMails, tellOwner } from "~/domain/sign-up/sign-up";

type Reader = { name: string; language: "de" | "en" | "fr" | "ar" };
type Message = { subject: string; text: string; html: string };
/**
 * The words of a change's mails: to the present address, to the new one, where others asked for it too, and to somebody
 * else who has that one.
 */
type Pair = {
  old: (to: Reader, token: string, newEmail: string) => Message;
  new: (to: Reader, token: string) => Message;
};
export type EmailChangeMails = {
  own: Pair;
  managed: Pair;
  inUse: SignUpMails["inUse"];
};

/**
 * Mails both addresses of a change their links. Where the new one is somebody else's, that person is told that
 * somebody tried, and gets no link: so the change never comes to be, and who asked for it learns nothing.
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
      select u.first_name || ' ' || u.last_name as name, u.language, u.email, c.email as "newEmail", c.managed,
             u.company_id as "companyId"
      from users u join email_changes c on c.user_id = u.id
      where u.id = ${userId} and u.status = 'active' for no key update of u`);
    if (!user) return;
    const { email, newEmail, companyId } = user;
    const { old: toOld, new: toNew } = user.managed ? mails.managed : mails.own;
    const wish = { old: `email_old:${requestId}`, new: `email_new:${requestId}` } as const;
    // Three changes an hour: without the mail to the present address there is none to the new one.
    if (!(await mayMail(tx, email, wish.old))) return;
    // The new address is nobody's yet: the mail to it is known as its asker's, and goes with them.
    const send = (side: "old" | "new", to: string, message: Message) =>
      queueMail(tx, { to, userId, companyId, purpose: `email_${side}`, onceKey: wish[side], message });
    await send("old", email, toOld(user, await makeLink(tx, userId, "email_old"), newEmail));
    const other = await tx.maybe<{ id: string }>(
      sql`select id from users where email_key = ${emailKey(newEmail)} and id <> ${userId}`,
    );
    if (other) return { id: other.id, wish: wish.new };
    if (await mayMail(tx, newEmail, wish.new))
      await send("new", newEmail, toNew(user, await makeLink(tx, userId, "email_new")));
    return undefined;
  });
  if (taken) await tellOwner(db, taken.id, taken.wish, mails.inUse);
}
