import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { notifyEmailMove } from "~/domain/identity/email-change/notify-email-move";
import { consumeLink } from "~/domain/identity/link/consume-link";
import { readEmailLink } from "./read-email-change";
import { deleteEmailChange } from "./request-email-change";

type Outcome = { state: "changed" | "waiting" | "refused" };

/**
 * A mailbox confirms or refuses. One refusal ends the change. The last confirmation changes the address, voids
 * all links of the user, and ends all sessions but the confirming one. If an administrator requested the change,
 * both mailboxes are notified.
 * @throws AppError link_used; link_invalid, also when the address was taken meanwhile
 */
export async function answerEmailChange(
  db: Db,
  { token, answer }: { token: string; answer: "yes" | "no" },
  actor: Pick<Actor, "id" | "familyId"> | undefined,
): Promise<Outcome> {
  const { side } = await readEmailLink(db, token);
  try {
    return await db.transaction(async tx => {
      const id = await consumeLink(tx, token, `email_${side}`);
      if (answer === "no") {
        await deleteEmailChange(tx, id);
        return { state: "refused" };
      }
      const change = await tx.maybe<{ email: string; before: string; managed: boolean; both: boolean }>(sql`
        update email_changes c set old_said_yes = old_said_yes or ${side === "old"},
                                   new_said_yes = new_said_yes or ${side === "new"}
        from users u where c.user_id = ${id} and u.id = c.user_id
        returning c.email, u.email as before, c.managed, c.old_said_yes and c.new_said_yes as both`);
      if (!change) throw new AppError("link_invalid");
      if (!change.both) return { state: "waiting" };
      await tx.run(sql`
        update users set email = ${change.email}, email_key = ${emailKey(change.email)}, version = version + 1
        where id = ${id}`);
      await tx.run(sql`delete from email_changes where user_id = ${id}`);
      await tx.run(sql`delete from links where user_id = ${id}`);
      const keptFamily = actor?.id === id ? actor.familyId : null;
      await tx.run(
        sql`delete from sessions where user_id = ${id} and family_id is distinct from ${keptFamily}`,
      );
      if (change.managed) await notifyEmailMove(tx, id, { from: change.before, to: change.email });
      return { state: "changed" };
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw new AppError("link_invalid");
  }
}
