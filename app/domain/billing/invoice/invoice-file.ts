import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Invoice, InvoiceFormat } from "~/contract/invoices";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { documentOf } from "./e-invoice/document-of";
import type { PdfWords } from "./e-invoice/draw-invoice";
import { writeCii } from "./e-invoice/write-cii";
import { writePdf } from "./e-invoice/write-pdf";
import { writeUbl } from "./e-invoice/write-ubl";

/** The words of an invoice's files, in its language. */
export type InvoiceWords = (invoice: Invoice) => {
  designationOf: (designation: string) => string;
  exemption: string;
  pdf: PdfWords;
};

export type InvoiceFile = { bytes: Buffer; sha256: Buffer };

/**
 * A file of an issued invoice: the stored one, or the first one, which is stored. So every copy is the same, byte for
 * byte, and it has the hash of that day.
 * @throws AppError not_found for XRechnung of a buyer without a reference
 */
export async function invoiceFile(
  db: Db,
  invoice: Invoice,
  format: InvoiceFormat,
  words: InvoiceWords,
): Promise<InvoiceFile> {
  if (!formatsOf(invoice).includes(format)) throw new AppError("not_found");
  const stored = await storedFile(db, invoice.id, format);
  if (stored) return stored;
  const bytes = await writeFile(invoice, format, words);
  const sha256 = createHash("sha256").update(bytes).digest();
  // Of two that make it at the same time one is stored, and both return it.
  await db.run(sql`
    insert into invoice_files (invoice_id, format, bytes, sha256, stored_at)
    values (${invoice.id}, ${format}, ${bytes}, ${sha256}, ${clock.now()})
    on conflict (invoice_id, format) do nothing`);
  return (await storedFile(db, invoice.id, format))!;
}

/** XRechnung needs the buyer's reference. */
export const formatsOf = ({ buyer }: Invoice): InvoiceFormat[] =>
  buyer.reference ? ["pdf", "xml", "ubl", "cii"] : ["pdf", "xml"];

/** @throws Error if the stored bytes are not those of their hash any more */
async function storedFile(db: Db, id: string, format: InvoiceFormat): Promise<InvoiceFile | undefined> {
  const file = await db.maybe<InvoiceFile>(
    sql`select bytes, sha256 from invoice_files where invoice_id = ${id} and format = ${format}`,
  );
  if (file && !createHash("sha256").update(file.bytes).digest().equals(file.sha256))
    throw new Error(`The ${format} of invoice ${id} is damaged`);
  return file;
}

async function writeFile(invoice: Invoice, format: InvoiceFormat, words: InvoiceWords): Promise<Buffer> {
  const { designationOf, exemption, pdf } = words(invoice);
  const document = documentOf(invoice, { designationOf, exemption });
  if (format === "pdf") return writePdf(document, pdf);
  if (format === "ubl") return Buffer.from(writeUbl(document));
  return Buffer.from(writeCii(document, format === "cii" ? "xrechnung" : "en16931"));
}
