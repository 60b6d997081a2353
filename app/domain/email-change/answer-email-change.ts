import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { type Db, uniqueViolation } from "~/db/connection";
import { useLink } from "~/domain/link/use-link";
import { tellMove } from "~/domain/person/tell-move";
import type { Actor } from "~/domain/session/actor";
import { emailKey } from "~/domain/session/sign-in";
import { readEmailLink } from "./read-email-change";
import { forgetChange } from "./request-email-change";

type Said = { state: "changed" | "waiting" | "refused" };

/**
 * A mailbox says yes or no. One no ends the change. With the last yes the address is the user's: every link of
 * theirs is void, and they are signed out everywhere but where they have just said so themselves. Where others asked
 * for it, both mailboxes are told.
 * @throws AppError link_invalid; also when somebody else has got the address meanwhile
 */
export async function answerEmailChange(
  db: Db,
  { token, answer }: { token: string; answer: "yes" | "no" },
  actor: Pick<Actor, "id" | "familyId"> | undefined,
): Promise<Said> {
  const { side } = await readEmailLink(db, token);
  try {
    return await db.transaction(async tx => {
      const id = await useLink(tx, token, `email_${side}`);
      if (answer === "no") {
        await forgetChange(tx, id);
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
      const here = actor?.id === id ? actor.familyId : null;
      await tx.run(sql`delete from sessions where user_id = ${id} and family_id is distinct from ${here}`);
      if (change.managed) await tellMove(tx, id, { from: change.before, to: change.email });
      return { state: "changed" };
    });
  } catch (error) {
    if (uniqueViolation(error) !== "users_email_key_key") throw error;
    throw new AppError("link_invalid");
  }
}
