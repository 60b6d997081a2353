import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { makeLink } from "~/domain/link/make-link";

/** How long the link on the console is good, in hours. */
export const firstLinkHours = 24;

/**
 * Where an installation has no administrator, one is invited, without an address: whoever opens the link gives it
 * with their password. Each start makes a new link until one was used; the one before is void then.
 * @returns the link's token, undefined where there is an administrator
 */
export async function inviteFirstAdministrator(db: Db): Promise<string | undefined> {
  return db.transaction(async tx => {
    // Processes that start at the same moment invite one person, not two.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
    const there = await tx.maybe(sql`
      select u.id from users u join roles r on r.id = u.role_id
      where r.key = 'administrator' and u.email_key <> '' limit 1`);
    if (there) return undefined;
    await tx.run(sql`
      insert into users (id, role_id, email, email_key, first_name, last_name, status, created_at)
      select ${newId()}, id, '', '', 'Administrator', '', 'invited', ${clock.now()}
      from roles where key = 'administrator'
      on conflict (email_key) do nothing`);
    const { id } = await tx.one<{ id: string }>(sql`select id from users where email_key = ''`);
    return makeLink(tx, id, "invite", firstLinkHours);
  });
}
