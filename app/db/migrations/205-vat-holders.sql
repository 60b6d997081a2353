-- Whose VAT id it is, as the EU's register says: name and address in lines, null where it does not say. Where the name is
-- another than the company's, the company confirms that it is its id before it buys without tax.
alter table vat_checks
  add holder text,
  add holder_confirmed_at timestamptz;
