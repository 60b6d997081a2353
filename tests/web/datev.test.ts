import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let administrator: Visitor;
beforeAll(async () => {
  site = await startSite();
  administrator = await site.signedIn("administrator@lotse.example");
});
afterAll(() => site?.stop());

const page = "/admin/invoice/list/datev";
/** A field as a program reads it: without its quotes. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );

describe("the booking batch for the tax adviser", () => {
  test("is downloaded from a form without script and holds every invoice of the year to the cent", async () => {
    const { year } = await site.db.one<{ year: string }>(
      sql`select max(left(issued_on::text, 4)) as year from invoices`,
    );
    expect(wordsOf(await administrator.get("/admin/invoice/list"))).toContain("DATEV");
    const form = {
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      adviser: "29098",
      client: "55003",
      chart: "04",
    };
    const { status, location } = await administrator.post(page, form);
    expect(status).toBe(303);
    const file = await administrator.get(location!);
    expect(file.headers.get("content-disposition")).toContain(
      `EXTF_Buchungsstapel_${year}-01-01_${year}-12-31.csv`,
    );
    const text = new TextDecoder("windows-1252").decode(file.bytes);
    const lines = text.split("\r\n");
    expect(lines.pop()).toBe("");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const meta = fieldsOf(lines[0]!);
    expect(meta).toHaveLength(31);
    expect(meta.slice(0, 5)).toEqual(["EXTF", "700", "21", "Buchungsstapel", "13"]);
    expect(meta[5]).toMatch(/^\d{17}$/);
    expect(meta.slice(10, 16)).toEqual(["29098", "55003", `${year}0101`, "4", `${year}0101`, `${year}1231`]);
    expect([meta[21], meta[26]]).toEqual(["EUR", "04"]);
    expect(lines[1]!.split(";")).toHaveLength(125);
    expect(lines[1]).toContain("Gegenkonto (ohne BU-Schlüssel)");
    const bookings = lines.slice(2).map(fieldsOf);
    expect(new Set(bookings.map(fields => fields.length))).toEqual(new Set([125]));
    const read = bookings.map(fields => ({
      number: fields[10],
      cents: Number(fields[0]!.replace(",", "")) * (fields[1] === "H" ? -1 : 1),
      accounts: [fields[6], fields[7]],
      day: fields[9],
    }));
    const invoices = await site.db.many<{ number: string; cents: number; account: string; day: string }>(sql`
      select number, gross_cents::int as cents, substr(buyer ->> 'customerNumber', 3) as account,
        to_char(issued_on, 'DDMM') as day
      from invoices where left(issued_on::text, 4) = ${year} order by issued_on, number`);
    expect(read).toEqual(
      invoices.map(({ number, cents, account, day }) => ({
        number,
        cents,
        accounts: [account, "4400"],
        day,
      })),
    );
    expect(text).toContain("Werft Süd GmbH");
    expect(file.bytes.includes(Buffer.from("S\xfcd", "latin1"))).toBe(true);
  });

  test("has customers of every alphabet and country so that the tax adviser can read and declare them", async () => {
    const customers = [
      { name: '=1+1;"Groß"\nGmbH', country: "DE", kind: "standard", rate: 19, vatId: "" },
      { name: "شركة النور", country: "AE", kind: "export", rate: 0, vatId: "" },
      { name: "Łódź Żagle Σ.Α.", country: "PL", kind: "reverse_charge", rate: 0, vatId: "PL1234567890" },
      { name: "Γιώργος", country: "GR", kind: "oss", rate: 24, vatId: "" },
    ];
    for (const [at, { name, country, kind, rate, vatId }] of customers.entries()) {
      const taxes = JSON.stringify([{ rate, netCents: 1000, taxCents: rate * 10 }]);
      const buyer = JSON.stringify({ name, country, vatId, customerNumber: `K-1900${at}` });
      await site.db.run(sql`
        insert into invoices (id, company_id, number, kind, source_key, issued_on, delivered_from, delivered_to, due_on,
          language, tax_kind, seller, buyer, lines, taxes, net_cents, tax_cents, gross_cents, issued_at)
        select gen_random_uuid(), null, ${`2019-000${at}`}, 'invoice', ${`adviser ${at}`}, '2019-03-05', '2019-03-01',
          '2019-03-31', '2019-03-19', 'de', ${kind}, seller || '{"vatId": "DE123456789"}', ${buyer}::jsonb, lines,
          ${taxes}::jsonb, 1000, ${rate * 10}, ${1000 + rate * 10}, issued_at
        from invoices limit 1`);
    }
    const form = { from: "2019-03-01", to: "2019-03-31", adviser: "29098", client: "55003", chart: "03" };
    const { location } = await administrator.post(page, form);
    const text = new TextDecoder("windows-1252").decode((await administrator.get(location!)).bytes);
    const bookings = text.trim().split("\r\n").slice(2).map(fieldsOf);
    expect(bookings.map(fields => [fields[0], fields[7], fields[13]])).toEqual([
      ["11,90", "8400", 'K-19000 =1+1;"Groß" GmbH'],
      ["10,00", "8338", "K-19001 shrka alnwr"],
      ["10,00", "8336", "K-19002 Lódz Zagle S.A."],
      ["12,40", "8200", "K-19003 Giorgos"],
    ]);
    // The destination's state or VAT id, its rate, and the seller's VAT id.
    expect(bookings.map(fields => [fields[39], fields[40], fields[122]])).toEqual([
      ["", "", ""],
      ["", "", ""],
      ["PL1234567890", "", ""],
      ["EL", "24,00", "DE123456789"],
    ]);
  });

  test("is refused for a span without invoices, because DATEV takes no empty batch", async () => {
    const form = { from: "2018-03-01", to: "2018-03-31", adviser: "29098", client: "55003", chart: "03" };
    const refused = await administrator.post(page, form);
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain("In diesem Zeitraum gibt es keine Rechnungen.");
    expect(refused.text).toContain('value="29098"');
  });

  test("says at each field what is wrong, and keeps what was typed", async () => {
    const refused = await administrator.post(page, {
      from: "2026-11-01",
      to: "2027-02-01",
      adviser: "12",
      client: "x",
      chart: "03",
    });
    expect(refused.status).toBe(422);
    const words = wordsOf(refused);
    expect(words).toContain("nur Ziffern ein");
    const empty = wordsOf(
      await administrator.post(page, { from: "", to: "", adviser: "", client: "", chart: "03" }),
    );
    expect(empty).toMatch(/Von: Bitte.*Bis: Bitte.*Beraternummer: Bitte/s);
    expect(empty).not.toContain("E-Mail-Adresse");
    expect(refused.text).toContain('value="12"');
    const years = { from: "2026-11-01", to: "2027-02-01", adviser: "29098", client: "1", chart: "03" };
    expect(wordsOf(await administrator.post(page, years))).toContain("im selben Jahr");
    expect((await administrator.get(`${page}/file?from=gestern`)).status).toBe(404);
  });

  test("is not there for others", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const asked = `${page}/file?from=2026-01-01&to=2026-12-31&adviser=29098&client=1&chart=03`;
    for (const visitor of [manager, await site.signedIn("staff@lotse.example")])
      for (const address of [page, asked]) {
        const answer = await visitor.get(address);
        expect(answer.status).not.toBe(200);
        expect(answer.text).not.toContain("EXTF");
      }
  });
});
