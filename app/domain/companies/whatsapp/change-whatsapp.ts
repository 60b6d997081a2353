import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { Whatsapp } from "~/contract/whatsapp";
import type { WhatsappFields } from "~/contract/whatsapp-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { phoneNumber } from "~/domain/core/phone/read-phone-number";
import { readWhatsapp } from "./read-whatsapp";

/**
 * Sets the WhatsApp number of the actor's company; an empty one removes it.
 * @throws AppError form_invalid with the field, conflict_version, forbidden for users without a company
 */
export async function changeWhatsapp(
  db: Db,
  actor: Actor,
  { phone, phoneCountry }: z.output<typeof WhatsappFields>,
  expectedVersion?: number,
): Promise<Whatsapp> {
  const checked = phone ? phoneNumber(phone, phoneCountry) : { number: null };
  if ("wrong" in checked) throw new AppError("form_invalid", { fields: { phone: [checked.wrong] } });
  const changed = await db.run(sql`
    update companies set whatsapp_number = ${checked.number}, version = version + 1
    where id = ${ownCompany(actor)}
      and (${expectedVersion ?? null}::int is null or version = ${expectedVersion ?? null})`);
  if (changed === 0) throw new AppError("conflict_version");
  return readWhatsapp(db, actor);
}
