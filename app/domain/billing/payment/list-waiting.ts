import sql from "sql-template-tag";
import type { WaitingOrder } from "~/contract/invoices";
import type { Db } from "~/db/connection";
import { missingDetails, readBuyers, readSeller } from "~/domain/billing/invoice/read-parties";
import { vatOf } from "~/domain/billing/invoice/vat";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

/** As many as a page shows; the rest follows when these are settled. */
const maxShown = 50;

/**
 * Paid orders that have no invoice, because the law demands details that are missing: those of all companies for the
 * operator's people, a company's own for others.
 */
export async function listWaiting(db: Db, actor: Actor): Promise<{ orders: WaitingOrder[] }> {
  const readsAll = actor.access === "admin";
  const isReadable = readsAll ? sql`true` : sql`o.company_id = ${ownCompany(actor)}`;
  const rows = await db.many<Omit<WaitingOrder, "missing"> & { companyId: string }>(sql`
    select o.id, o.company_id as "companyId", c.name as customer, o.plan, o.total_cents as "totalCents",
      coalesce(o.settled_at, o.created_at) as "paidAt"
    from checkouts o join companies c on c.id = o.company_id
    where ${isReadable} and o.state = 'paid' and o.provider_id is not null
      and not exists (select from invoices i where i.source_key = 'order ' || o.id)
    order by o.settled_at, o.id limit ${maxShown}`);
  if (rows.length === 0) return { orders: [] };
  const seller = await readSeller(db);
  const companyIds = [...new Set(rows.map(row => row.companyId))];
  const buyers = await readBuyers(db, companyIds);
  const orders = rows.map(({ companyId, ...row }) => {
    const { buyer } = buyers.get(companyId)!;
    const { kind: taxKind } = vatOf(seller.vat, buyer);
    const missing = missingDetails(seller.party, buyer, { taxKind, grossCents: Number(row.totalCents) });
    // Customers do not see which details the operator lacks.
    return { ...row, missing: readsAll ? missing : missing.filter(detail => detail.startsWith("buyer.")) };
  });
  return { orders: orders as WaitingOrder[] };
}
