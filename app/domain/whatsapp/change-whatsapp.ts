import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { Whatsapp } from "~/contract/whatsapp";
import type { WhatsappFields } from "~/contract/whatsapp-fields";
import type { Db } from "~/db/connection";
import { ownCompany } from "~/domain/division/own-company";
import { phoneNumber } from "~/domain/phone/read-phone-number";
import type { Actor } from "~/domain/session/actor";
import { readWhatsapp } from "./read-whatsapp";

/**
 * Says at which number the actor's company is reached with WhatsApp; an empty one takes its own back.
 * @throws AppError form_invalid with the field, conflict_version, forbidden for people without a company
 */
export async function changeWhatsapp(
  db: Db,
  actor: Actor,
  { phone, phoneCountry }: z.output<typeof WhatsappFields>,
  version?: number,
): Promise<Whatsapp> {
  const judged = phone ? phoneNumber(phone, phoneCountry) : { number: null };
  if ("wrong" in judged) throw new AppError("form_invalid", { fields: { phone: [judged.wrong] } });
  const changed = await db.run(sql`
    update companies set whatsapp_number = ${judged.number}, version = version + 1
    where id = ${ownCompany(actor)} and (${version ?? null}::int is null or version = ${version ?? null})`);
  if (changed === 0) throw new AppError("conflict_version");
  return readWhatsapp(db, actor);
}
