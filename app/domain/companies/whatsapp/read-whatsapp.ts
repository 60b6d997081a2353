import sql from "sql-template-tag";
import type { Whatsapp } from "~/contract/whatsapp";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { phoneAtHome } from "~/domain/core/phone/read-phone-number";

type Row = { own: string | null; account: string | null; country: string; version: number };

/**
 * The WhatsApp number of the actor's company: its own, else the one in the account of the reading data manager.
 * @throws AppError forbidden for users without a company
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
