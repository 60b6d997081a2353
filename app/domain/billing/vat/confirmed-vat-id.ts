import sql from "sql-template-tag";

/**
 * SQL condition on companies c: the latest answer of the EU's register about its VAT id says that it exists. While the
 * register has not answered yet, its form is enough; it is asked again.
 */
export const vatConfirmed = sql`coalesce((
  select v.state = 'valid' from vat_checks v
  where v.company_id = c.id and v.vat_id = c.ust_idnr and v.state <> 'unknown'
  order by v.checked_at desc limit 1), exists (
  select from vat_checks v where v.company_id = c.id and v.vat_id = c.ust_idnr))`;
