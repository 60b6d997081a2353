import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { today } from "~/domain/billing/invoice/german-day";

/** Adds to what was paid of an invoice (cents, negative for what went back), once for each event. @returns whether it did */
export async function movePayment(
  tx: Db,
  invoiceId: string,
  cents: number,
  sourceKey: string,
): Promise<boolean> {
  const moved = await tx.run(sql`
    insert into invoice_payments (id, invoice_id, cents, paid_on, source_key, created_at)
    values (${newId()}, ${invoiceId}, ${cents}, ${today()}, ${sourceKey}, ${clock.now()})
    on conflict (source_key) do nothing`);
  return moved === 1;
}
