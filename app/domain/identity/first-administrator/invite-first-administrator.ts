import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { makeLink } from "~/domain/identity/link/make-link";

/** Lifetime of the link on the console, in hours. */
export const firstLinkHours = 24;

/**
 * Invites an administrator if the installation has none, without an address: the link's page asks for address and
 * password. Each start creates a new link and voids the one before, until one was used.
 * @returns the link's token; undefined if there is an administrator
 */
export async function inviteFirstAdministrator(db: Db): Promise<string | undefined> {
  return db.transaction(async tx => {
    // Processes that start together invite one person only.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
    const existing = await tx.maybe(sql`
      select u.id from users u join roles r on r.id = u.role_id
      where r.key = 'administrator' and u.email_key <> '' limit 1`);
    if (existing) return undefined;
    await tx.run(sql`
      insert into users (id, role_id, email, email_key, first_name, last_name, status, created_at)
      select ${newId()}, id, '', '', 'Administrator', '', 'invited', ${clock.now()}
      from roles where key = 'administrator'
      on conflict (email_key) do nothing`);
    const { id } = await tx.one<{ id: string }>(sql`select id from users where email_key = ''`);
    return makeLink(tx, id, "invite", firstLinkHours);
  });
}
