-- Cancellations and corrections are set off against the invoice that they take back: nobody pays them.
alter table invoice_summaries drop column settled;
alter table invoice_summaries add column settled text not null generated always as (case
  when kind <> 'invoice' then 'offset'
  when cancelled or (due_cents = 0 and gross_cents > 0) then 'cancelled'
  when paid_cents >= due_cents then 'paid'
  when paid_cents > 0 then 'part_paid'
  else 'open' end) stored;
create index on invoice_summaries (settled, place, due_on);
analyze invoice_summaries;
