// Random invoices through the whole of the product's path, recounted independently of it. `npm run test:invoices` has
// a thousand of them, and gives their files to the judges of JudgeXml.java and JudgePdf.java.
import { Buffer } from "node:buffer";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { Invoice } from "~/contract/invoices";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { formatsOf, invoiceFile } from "~/domain/billing/invoice/invoice-file";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { readIssued } from "~/domain/billing/invoice/read-invoice";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { wordsOfInvoice } from "~/mail/invoice-words";
import { makeCompany } from "../factories/company";
import { ownDatabase } from "../factories/own-database";

const count = Number(process.env.INVOICE_COUNT ?? 40);
const folder = process.env.INVOICE_FOLDER;
/** One of so many is printed too. */
const pdfEvery = 20;

const own = ownDatabase();

let seed = 20261123;
const below = (limit: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % limit;
};
const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

const sellers = [
  {},
  { standard_tax_rate_of_benefits: "7" },
  { standard_tax_rate_of_benefits: "25.5" },
  { standard_tax_rate_of_benefits: "0", ust_idnr: "", tax_number: "22/815/08151" },
  { IBAN: "", BIC: "" },
  { oss: "on" as const },
  { BIC: "", commercial_register_number: "", registry_court: "" },
];
const buyers = [
  { country: "DE", vat: "DE136695976", name: "Kontor Nord GmbH & Co. KG", reference: "991-33333TEST-33" },
  { country: "DE", vat: null, name: "Bäckerei »Möwe« <Süd>", reference: null },
  { country: "AT", vat: "ATU13585627", name: "Donau Handels GmbH", reference: "B-17/4" },
  { country: "FR", vat: null, name: "L’Œuvre à Évry", reference: null },
  { country: "PL", vat: "PL8567346215", name: "Spółdzielnia Łódź", reference: "Zażółć 12" },
  { country: "GR", vat: "EL094259216", name: "Ναυτιλιακή Πειραιά", reference: null },
  { country: "CH", vat: null, name: "Zürichsee Betriebe AG", reference: "4711" },
  { country: "AE", vat: null, name: "شركة الميناء", reference: null },
  { country: "US", vat: null, name: `${"Very long name ".repeat(13)}Inc.`, reference: null },
];

/** A price with its lines: plans, hours, and discounts as lines of negative quantity. */
function randomLines(discounted: boolean) {
  const lines = Array.from({ length: 1 + below(6) }, () => ({
    designation: one(["plan.yearly", "Einführung vor Ort", 'Schulung "A & B"']),
    description: one(["", "Tag 1"]),
    quantity: (1 + below(20_000)) / 1000,
    unit: one(["month", "year", "days", "piece"]),
    unitPriceCents: 1 + below(100_000),
  }));
  const discount = {
    designation: "Rabatt",
    description: "",
    quantity: -1,
    unit: "piece",
    unitPriceCents: 1 + below(400),
  };
  return discounted ? [...lines, discount] : lines;
}

test(`${count} random invoices add up to the cent by an independent recount, and their files can be made`, async () => {
  const companies: string[] = [];
  for (const { country, vat, name, reference } of buyers) {
    const { id } = await makeCompany(own.db);
    companies.push(id);
    await own.db.run(sql`
      update companies set name = ${name}, country = ${country}, ust_idnr = ${vat}, buyer_reference = ${reference},
        street = 'Speicherzeile', house_number = '12', postcode = '20457', city = 'Hafenstadt' where id = ${id}`);
    await own.db.run(
      sql`update users set language = ${one(["de", "en", "fr", "ar"])} where company_id = ${id}`,
    );
  }
  const kinds: Record<string, number> = {};
  const file = async (invoice: Invoice, at: number) => {
    const kind = `${invoice.kind} ${invoice.taxKind}`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const printed = at % pdfEvery === 0;
    for (const format of formatsOf(invoice).filter(each => each !== "pdf" || printed)) {
      const { bytes } = await invoiceFile(own.db, invoice, format, wordsOfInvoice);
      const ending = { pdf: "pdf", xml: "xml", ubl: "ubl.xml", cii: "cii.xml" }[format];
      if (folder) writeFileSync(join(folder, `${invoice.number}.${ending}`), bytes);
      if (format === "pdf") {
        const xml = await invoiceFile(own.db, invoice, "xml", wordsOfInvoice);
        expect(await insideOf(bytes)).toEqual(xml.bytes.toString());
      }
    }
  };
  let made = 0;
  for (const [round, changes] of sellers.entries()) {
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({
      value: { ...operator, ...changes },
    }));
    const share = Math.floor(count / sellers.length) + (round === 0 ? count % sellers.length : 0);
    for (let each = 0; each < share; each++) {
      const lines = randomLines(below(3) === 0);
      const companyId = one(companies);
      const sourceKey = newId();
      const deliveredFrom = `2026-0${1 + below(9)}-1${below(10)}`;
      const tried = await own.db
        .transaction(tx =>
          issueInvoice(tx, {
            companyId,
            sourceKey,
            lines,
            quiet: true,
            // One in five is issued in advance, as on account.
            ...(each % 5 === 0
              ? { deliveredFrom: null, deliveredTo: null }
              : { deliveredFrom, deliveredTo: "2026-12-01" }),
          }),
        )
        .catch(error => ({ ...error, id: undefined }));
      // A small business has no VAT id, so that it sells nothing that needs one.
      if (!tried.id) throw new Error(`Not issued: ${JSON.stringify(tried)}`);
      const invoice = await readIssued(own.db, tried.id);
      recount(invoice, lines);
      await file(invoice, made);
      const taken = below(4);
      if (taken < 2) {
        const cents = taken === 0 ? undefined : 1 + below(Math.max(1, invoice.grossCents - 1));
        const correction = await own.db.transaction(tx =>
          correctInvoice(tx, invoice.id, { sourceKey: newId(), quiet: true, ...(cents ? { cents } : {}) }),
        );
        const back = await readIssued(own.db, correction.id);
        expect(back.grossCents).toBe(cents ? -cents : -invoice.grossCents);
        expect(back.netCents + back.taxCents).toBe(back.grossCents);
        expect(back.lines.reduce((sum, line) => sum + line.netCents, 0)).toBe(back.netCents);
        await file(back, made + 1);
      }
      made += 1;
    }
  }
  expect(made).toBe(count);
  console.log(`invoices: ${JSON.stringify({ issued: made, ...kinds })}`);
});

/** Whole numbers only: thousandths of a piece, tenths of a per cent. */
function recount(invoice: Invoice, lines: ReturnType<typeof randomLines>): void {
  const half = (value: bigint, by: bigint) => {
    const size = value < 0n ? -value : value;
    return Number(((size * 2n + by) / (by * 2n)) * (value < 0n ? -1n : 1n));
  };
  const nets = lines.map(({ quantity, unitPriceCents }) =>
    half(BigInt(Math.round(quantity * 1000)) * BigInt(unitPriceCents), 1000n),
  );
  const net = nets.reduce((sum, each) => sum + each, 0);
  const rate = BigInt(Math.round((invoice.lines[0]?.taxRate ?? 0) * 10));
  const tax = half(BigInt(net) * rate, 1000n);
  expect(invoice.lines.map(line => line.netCents)).toEqual(nets);
  expect([invoice.netCents, invoice.taxCents, invoice.grossCents]).toEqual([net, tax, net + tax]);
  expect(rate > 0n).toBe(["standard", "oss"].includes(invoice.taxKind));
}

/** The e-invoice inside a PDF, as a reader of PDFs finds it. */
async function insideOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const attached = Object.values(await document.getAttachments()) as {
    filename: string;
    content: Uint8Array;
  }[];
  expect(attached.map(({ filename }) => filename)).toEqual(["factur-x.xml"]);
  return Buffer.from(attached[0]!.content).toString();
}
