// What each kind of invoice looks like: nothing overlaps, nothing leaves the paper, and each page says whose
// it is. INVOICE_PAGES is a folder for the files, to be looked at.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { OperatorFields } from "~/contract/operator-fields";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { invoiceFile } from "~/domain/billing/invoice/invoice-file";
import { issueInvoice, type NewInvoice } from "~/domain/billing/invoice/issue-invoice";
import { readIssued } from "~/domain/billing/invoice/read-invoice";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { wordsOfInvoice } from "~/mail/invoice-words";
import { makeCompany } from "../factories/company";
import { ownDatabase } from "../factories/own-database";

const own = ownDatabase();
const folder = process.env.INVOICE_PAGES;

const buyerAtHome = {
  name: "Kontor Nord GmbH & Co. KG",
  country: "DE",
  language: "de",
  street: "Speicherzeile",
  number: "12",
  postcode: "20457",
  city: "Hamburg",
  vat: null as string | null,
  reference: null as string | null,
};
const plan = {
  designation: "plan.yearly",
  description: "",
  quantity: 1,
  unit: "year",
  unitPriceCents: 990_00,
};
const sentence =
  "Gesellschaft für die Vermittlung von Binnenschiffsladungen und Umschlagsleistungen an Elbe, Weser, Ems und Rhein mit Zweigniederlassungen in Mecklenburg-Vorpommern, Brandenburg und Nordrhein-Westfalen";
const piece = (at: number, more: Partial<typeof plan> = {}) => ({
  ...plan,
  designation: `Schulung ${at}`,
  unit: "piece",
  ...more,
});

type Kind = {
  seller?: Partial<OperatorFields>;
  buyer?: Partial<typeof buyerAtHome>;
  lines?: NewInvoice["lines"];
  /** Paid when it is issued. */
  paid?: boolean;
  /** Cents that are paid back, or all of it. */
  back?: number | "all";
  pages?: number;
  /** What stands in it, and what does not. */
  says?: string[];
  silent?: string[];
};

const kinds: Record<string, Kind> = {
  ordinary: {
    paid: true,
    says: ["Rechnung 2026-", "1.178,10 €", "Der Betrag ist bezahlt"],
    silent: ["IBAN", "Deutschland"],
  },
  "on account": {
    says: ["IBAN: DE89 3704 0044 0532 0130 00", "Verwendungszweck: 2026-", "Mit der Banking-App"],
  },
  "reverse charge": {
    buyer: { country: "AT", vat: "ATU13585627", name: "Donau Handels GmbH", reference: "B-17/4" },
    says: [
      "Steuerschuldnerschaft des Leistungsempfängers",
      "ATU13585627",
      "DE136695976",
      "Österreich",
      "B-17/4",
    ],
    silent: ["19 %"],
  },
  "third country": {
    buyer: { country: "CH", language: "fr", name: "Zürichsee Betriebe AG", postcode: "8001", city: "Zürich" },
    says: ["imposable en Allemagne", "Suisse"],
  },
  "small business": {
    seller: { standard_tax_rate_of_benefits: "0", ust_idnr: "", tax_number: "22/815/08151" },
    says: ["Gemäß § 19 UStG", "Steuernummer 22/815/08151"],
    silent: ["Umsatzsteuer auf"],
  },
  "one-stop shop": {
    seller: { oss: "on" },
    buyer: { country: "FI", language: "en", name: "Hämeenlinna Oy", postcode: "00100", city: "Helsinki" },
    says: ["25.5%", "Finland"],
  },
  cancellation: {
    back: "all",
    says: ["Stornorechnung 2026-", "Storniert die Rechnung", "−1.178,10 €"],
    silent: ["IBAN"],
  },
  correction: { paid: true, back: 50_00, says: ["Rechnungskorrektur 2026-", "−50,00 €"], silent: ["IBAN"] },
  "of several pages": {
    lines: Array.from({ length: 70 }, (_, at) =>
      piece(at, {
        description: at % 4 ? "" : "Tag 1 und Tag 2, mit Unterlagen",
        quantity: 1.25 + at,
        ...(at % 3
          ? {}
          : { designation: `Einführung vor Ort für die Abteilung ${at} mit allen Beschäftigten` }),
      }),
    ),
    pages: 4,
    says: ["2.948.195,25 €"],
  },
  "that fills a page to its end": { lines: Array.from({ length: 20 }, (_, at) => piece(at)), pages: 2 },
  "with a long name and address": {
    buyer: { name: sentence, street: sentence, city: sentence.slice(0, 120) },
    says: ["Nordrhein-Westfalen", "Binnenschiffsladungen"],
  },
  "with words that nothing breaks": {
    buyer: {
      name: "A".repeat(200),
      street: "Donaudampfschifffahrtsgesellschaftsstraße".repeat(4),
      reference: "R".repeat(46),
      vat: "DE136695976",
    },
  },
  "with an Arabic address": {
    buyer: {
      country: "AE",
      language: "ar",
      name: "شركة الميناء للتجارة (ذ.م.م)",
      street: "شارع الشيخ زايد",
      postcode: "00000",
      city: "دبي",
    },
    says: ["United Arab Emirates", "not taxable in Germany"],
    silent: ["?"],
  },
  "of a seller with long details": {
    seller: {
      companyName: sentence.slice(0, 120),
      street: sentence.slice(0, 120),
      managing_director:
        "Dr. Anne-Marie von und zu Hohenstein-Blankenburg, Prof. Dr. Karl-Friedrich Wilhelm Meyer-Lüdenscheid",
      contact_details: [
        "Telefon +49 40 1234567-0",
        "Telefax +49 40 1234567-999",
        "rechnungswesen-und-buchhaltung@gesellschaft-fuer-binnenschiffsladungen.example",
        "www.gesellschaft-fuer-binnenschiffsladungen.example",
      ].join("\n"),
    },
    says: ["Meyer-", "binnenschiffsladungen.example"],
  },
};

describe("an invoice", () => {
  test.each(Object.entries(kinds))("%s is printed without a fault", async (name, kind) => {
    const bytes = await printed(kind);
    if (folder) writeFileSync(join(folder, `${name.replaceAll(" ", "-")}.pdf`), bytes);
    const pages = await pagesOf(bytes);
    expect(pages).toHaveLength(kind.pages ?? 1);
    const text = pages.map(page => page.map(item => item.text).join("")).join("\n");
    for (const words of kind.says ?? []) expect(text).toContain(words);
    for (const words of kind.silent ?? []) expect(text).not.toContain(words);
    for (const [at, page] of pages.entries()) {
      expect(page.filter(item => !isOnPaper(item)).map(({ text }) => text)).toEqual([]);
      expect(overlapsOf(page)).toEqual([]);
      const all = page.map(item => item.text).join("");
      expect(all).toContain("Amtsgericht Lübeck");
      if (pages.length > 1) expect(all).toContain(`Seite ${at + 1} von ${pages.length}`);
      if (at > 0) expect(all).toMatch(/Rechnung 2026-\d{4}/);
    }
  });
});

async function printed({ seller, buyer, lines = [plan], paid = false, back }: Kind): Promise<Uint8Array> {
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: { ...operator, ...seller } }));
  const { id: companyId, manager } = await makeCompany(own.db);
  const { name, country, language, street, number, postcode, city, vat, reference } = {
    ...buyerAtHome,
    ...buyer,
  };
  await own.db.run(sql`
    update companies set name = ${name}, country = ${country}, ust_idnr = ${vat}, buyer_reference = ${reference},
      street = ${street}, house_number = ${number}, postcode = ${postcode}, city = ${city} where id = ${companyId}`);
  await own.db.run(sql`update users set language = ${language} where id = ${manager.id}`);
  const span = paid || back ? ["2026-11-20", "2027-11-19"] : [null, null];
  const payment = { cents: 1_178_10, paidOn: "2026-11-20", sourceKey: `payment ${newId()}` };
  const shown = await own.db.transaction(async tx => {
    const sale = { companyId, sourceKey: newId(), quiet: true, issuedOn: "2026-11-20", lines };
    const { id } = await issueInvoice(tx, {
      ...sale,
      deliveredFrom: span[0]!,
      deliveredTo: span[1]!,
      ...(paid ? { paid: payment } : {}),
    });
    if (!back) return id;
    const cents = back === "all" ? {} : { cents: back };
    return (await correctInvoice(tx, id, { sourceKey: newId(), quiet: true, ...cents })).id;
  });
  return (await invoiceFile(own.db, await readIssued(own.db, shown), "pdf", wordsOfInvoice)).bytes;
}

/** A piece of text with its place in points from the lower left corner. */
type Item = { text: string; x: number; y: number; width: number; height: number };

async function pagesOf(bytes: Uint8Array): Promise<Item[][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: Item[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      (items as { str: string; width: number; transform: number[] }[])
        .filter(({ str }) => str !== "")
        .map(({ str, width, transform }) => ({
          text: str,
          x: transform[4]!,
          y: transform[5]!,
          width,
          height: transform[3]!,
        })),
    );
  }
  return pages;
}

const isOnPaper = ({ x, y, width }: Item) => x >= 70 && x + width <= 525 && y >= 15 && y <= 805;

/** Pairs of texts that overlap; letters are taken as three quarters as high as their line. */
function overlapsOf(items: Item[]): [string, string][] {
  const solid = items.filter(({ text }) => text.trim() !== "");
  return solid.flatMap((one, at) =>
    solid
      .slice(at + 1)
      .filter(
        other =>
          one.x + one.width > other.x + 0.5 &&
          other.x + other.width > one.x + 0.5 &&
          Math.abs(one.y - other.y) < 0.75 * Math.min(one.height, other.height),
      )
      .map((other): [string, string] => [one.text, other.text]),
  );
}
