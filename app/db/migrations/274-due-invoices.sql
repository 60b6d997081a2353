-- Only invoices are due: what takes one back has no such day in lists, and stands behind all others in either direction.
-- Each direction has an index, because nulls are last in both.
drop index invoice_summaries_due_on_place_invoice_id_idx;
create index on invoice_summaries ((case when kind = 'invoice' then due_on end), place, invoice_id);
create index on invoice_summaries ((case when kind = 'invoice' then due_on end) desc nulls last, place desc, invoice_id desc);
analyze invoice_summaries;
