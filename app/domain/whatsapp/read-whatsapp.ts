import sql from "sql-template-tag";
import type { Whatsapp } from "~/contract/whatsapp";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import { phoneAtHome } from "~/domain/phone/read-phone-number";
import type { Actor } from "~/domain/session/actor";

type Row = { own: string | null; account: string | null; country: string; version: number };

/**
 * Where the actor's company is reached with WhatsApp: at its own number, else at the one that a data manager has in
 * their account. Each reads their own there, never somebody else's.
 * @throws AppError forbidden for people without a company
 */
export async function readWhatsapp(db: Db, actor: Actor): Promise<Whatsapp> {
  const { own, account, country, version } = await db.one<Row>(sql`
    select c.whatsapp_number as own, c.country, c.version,
           (select u.phone from users u where u.id = ${actor.id} and ${actor.access === "user"}) as account
    from companies c where c.id = ${ownCompany(actor)}`);
  return {
    number: own ?? account,
    source: own ? "company" : account ? "account" : null,
    ...phoneAtHome(own, country),
    version,
  };
}
