import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { linkPurposes } from "./link-purpose";

/** More mails an hour than these that anybody can cause, and an address gets no further one. */
const mailsAnHour = 3;

const causedByAnybody = [...Object.keys(linkPurposes), "address_in_use"];

/** Whether another such mail may go to this address: three an hour, and one for one wish however often its job runs. */
export async function mayMail(tx: Db, to: string, wish: string): Promise<boolean> {
  const anHourAgo = new Date(clock.now().getTime() - 3_600_000);
  const { many, known } = await tx.one<{ many: number; known: boolean }>(sql`
    select count(*) filter (where created_at > ${anHourAgo}) as many,
           coalesce(bool_or(once_key = ${wish}), false) as known
    from mails where lower(to_address) = lower(${to}) and purpose = any(${causedByAnybody})`);
  return !known && many < mailsAnHour;
}
