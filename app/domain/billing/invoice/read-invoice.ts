import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Invoice } from "~/contract/invoices";
import { selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { stripePage } from "~/integrations/stripe/client";
import {
  correctable,
  disputed,
  invoiceColumns,
  invoicesWithSummary,
  paidOnline,
  readableInvoices,
  stateOf,
} from "./invoices-sql";

const more = selectList({
  deliveredFrom: sql`i.delivered_from::text`,
  deliveredTo: sql`i.delivered_to::text`,
  language: sql`i.language`,
  taxKind: sql`i.tax_kind`,
  seller: sql`i.seller`,
  buyer: sql`i.buyer - 'customerNumber'`,
  lines: sql`i.lines`,
  taxes: sql`i.taxes`,
  paidAtIssueCents: sql`coalesce((select sum(y.cents) from invoice_payments y
    where y.invoice_id = i.id and y.cents > 0 and y.source_key is not null and y.paid_on <= i.issued_on
      and y.created_at <= i.issued_at + interval '1 second'), 0)`,
  payments: sql`(select coalesce(json_agg(json_build_object('id', y.id, 'cents', y.cents, 'paidOn', y.paid_on,
    'correctable', ${correctable}, 'corrects', y.corrects_id is not null, 'reason', y.reason)
    order by y.created_at, y.paid_on, y.id), '[]') from invoice_payments y where y.invoice_id = i.id)`,
  stripeUrl: sql`(select coalesce(min(f.payment_id), substr(min(y.source_key), 9)) from invoice_payments y
    left join first_charges f on y.source_key = 'payment ' || f.provider_id
    where y.invoice_id = i.id and y.cents > 0 and starts_with(y.source_key, 'payment ') and s.paid_cents > 0)`,
  refundable: sql`not ${paidOnline} and s.paid_cents > 0`,
  ordered: sql`(select json_build_object('plan', o.plan, 'started', exists (
      select from subscriptions s where s.order_id = o.id and s.state = 'active'))
    from checkouts o where i.source_key = 'order ' || o.id and o.payment = 'account')`,
  cancels: sql`(select json_build_object('id', x.id, 'number', x.number, 'issuedOn', x.issued_on)
    from invoices x where x.id = i.cancels_id)`,
  corrects: sql`(select json_build_object('id', x.id, 'number', x.number, 'issuedOn', x.issued_on)
    from invoices x where x.id = i.corrects_id)`,
  correctedBy: sql`(select coalesce(json_agg(json_build_object('id', x.id, 'number', x.number, 'grossCents', x.gross_cents)
    order by x.issued_at, x.number), '[]') from invoices x where x.corrects_id = i.id)`,
  disputed: sql`${disputed}
    and ${stateOf()} <> 'cancelled'`,
  cancelledBy: sql`(select json_build_object('id', x.id, 'number', x.number) from invoices x where x.cancels_id = i.id)`,
  issuedAt: sql`i.issued_at`,
  sha256: sql`(select encode(f.sha256, 'hex') from invoice_files f where f.invoice_id = i.id and f.format = 'pdf')`,
  vatCheck: sql`(select json_build_object('state', v.state, 'requestNumber', v.request_number, 'checkedAt', v.checked_at,
    'holder', v.holder, 'holderConfirmedAt', v.holder_confirmed_at)
    from vat_checks v where i.tax_kind = 'reverse_charge' and v.company_id = i.company_id and v.vat_id = i.buyer ->> 'vatId'
    order by v.checked_at desc limit 1)`,
  mailings: sql`(select coalesce(json_agg(json_build_object('level', l.level, 'queuedAt', l.queued_at, 'state', m.state)
    order by l.queued_at, l.id), '[]') from invoice_mailings l left join mails m on m.id = l.mail_id where l.invoice_id = i.id)`,
});

/** An invoice that the actor may read. @throws AppError not_found */
export async function readInvoice(db: Db, actor: Actor, id: string): Promise<Invoice> {
  const invoice = await read(db, id, readableInvoices(actor));
  if (actor.access === "admin")
    return { ...invoice, stripeUrl: invoice.stripeUrl && stripePage(invoice.stripeUrl) };
  // Reasons are the operator's own words, for its own people; so is what it asked the register.
  return {
    ...invoice,
    stripeUrl: null,
    vatCheck: null,
    payments: invoice.payments.map(payment => ({ ...payment, reason: null })),
  };
}

/** An invoice for a job, which acts for no user. @throws AppError not_found */
export const readIssued = (db: Db, id: string): Promise<Invoice> => read(db, id, sql`true`);

async function read(db: Db, id: string, allowed: Sql): Promise<Invoice> {
  const invoice = await db.maybe<Invoice>(sql`
    select ${invoiceColumns()}, ${more} from ${invoicesWithSummary} where i.id = ${id} and ${allowed}`);
  if (!invoice) throw new AppError("not_found");
  return invoice;
}
