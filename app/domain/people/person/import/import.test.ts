import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { abilityOf } from "~/contract/abilities";
import type { PeopleKind } from "~/contract/people-fields";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { seedRoles } from "~/domain/operations/demo/seed-roles";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { codeOf } from "../../../../../tests/factories/code-of";
import { makePerson } from "../../../../../tests/factories/company";
import { afterStatement, doneOrLocked } from "../../../../../tests/factories/interleave";
import { ownDatabase } from "../../../../../tests/factories/own-database";
import { confirmImport } from "./confirm-import";
import { readCsv } from "./read-csv";
import { deleteImport, readImport } from "./read-import";
import { uploadImport } from "./upload-import";

const own = ownDatabase();
let administrator: Actor;

beforeAll(async () => {
  await seedRoles(own.db);
  administrator = await makePerson(own.db, "administrator");
});

const bring = (kind: PeopleKind, text: string | Buffer, actor = administrator) =>
  uploadImport(own.db, actor, { kind, name: "liste.csv", content: Buffer.from(text).toString("base64") });
const preview = async (kind: PeopleKind, text: string) =>
  readImport(own.db, administrator, (await bring(kind, text)).id);
const problems = async (kind: PeopleKind, text: string) =>
  (await preview(kind, text)).bad.flatMap(({ row, problems }) =>
    problems.map(({ column, value, code }) => [row, column, value, code].join(" | ")),
  );
const people = () => own.db.one<{ count: number }>(sql`select count(*) as count from users`);

describe("a list of people", () => {
  test.each([
    ["German, semicolons", "Vorname;Nachname;E-Mail-Adresse\nÄnne;Groß;a@x.example"],
    ["English, commas", "First name,Last name,E-mail\nÄnne,Groß,a@x.example"],
    ["French, tabs", "Prénom\tNom\tAdresse e-mail\nÄnne\tGroß\ta@x.example"],
    ["Arabic", "الاسم الأول,اسم العائلة,البريد الإلكتروني\nÄnne,Groß,a@x.example"],
    ["with a mark and Windows line ends", "\ufeffVorname,Nachname,EMAIL\r\nÄnne,Groß,a@x.example\r\n"],
    ["in any order, in quotes", '"email";"NACHNAME";"vorname"\n"a@x.example";"Groß";"Änne"'],
  ])("is read: %s", (_, text) => {
    expect(readCsv(Buffer.from(text)).rows).toEqual([
      { row: 2, cells: { firstName: "Änne", lastName: "Groß", email: "a@x.example" }, extraCells: "" },
    ]);
  });

  test("is read in Windows-1252 and UTF-16 too", () => {
    const text = "Vorname;Nachname;E-Mail\nÄnne;Groß;a@x.example";
    for (const content of [Buffer.from(text, "latin1"), Buffer.from(`\ufeff${text}`, "utf16le")])
      expect(readCsv(content).rows[0]?.cells).toMatchObject({ firstName: "Änne", lastName: "Groß" });
  });

  test.each(["\0", "\ud800"])("in UTF-16 with a character that cannot be stored is no list: %j", sign => {
    const content = Buffer.from(`\ufeffVorname;Nachname;E-Mail\nÄ${sign};Groß;a@x.example`, "utf16le");
    expect(() => readCsv(content)).toThrow("import_unreadable");
  });

  test("keeps separators and line ends that stand in quotes, and counts rows as a spreadsheet does", () => {
    const list = readCsv(
      Buffer.from('email;firma;notiz\n\na@x.example;"Meier; ""Söhne""\nGmbH";x\n;;\nb@x.example;B;'),
    );
    expect(list.rows.map(({ row, cells }) => [row, cells.email, cells.companyName])).toEqual([
      [3, "a@x.example", 'Meier; "Söhne"\nGmbH'],
      [5, "b@x.example", "B"],
    ]);
    expect(list.unknown).toEqual(["notiz"]);
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a spreadsheet's own file", Buffer.from("PK\x03\x04\0\0email")],
    ["a list without an address", Buffer.from("Vorname;Nachname\nA;B")],
    ["open quotes", Buffer.from('email\n"a@x.example')],
    ["only a head", Buffer.from("email;vorname\n\n")],
  ])("is refused: %s", async (_, content) => {
    expect(await codeOf(bring("public-user", content))).toBe("import_unreadable");
  });

  test("has 1,000 rows and not one more", async () => {
    const rows = (count: number) =>
      `email\n${Array.from({ length: count }, (_, at) => `p${at}@x.example`).join("\n")}`;
    expect(readCsv(Buffer.from(rows(1000))).rows).toHaveLength(1000);
    expect(await codeOf(bring("public-user", rows(1001)))).toBe("import_too_long");
  });
});

describe("the dry run", () => {
  test("names each bad row with its column, its value and the reason, and creates no person", async () => {
    const before = await people();
    const head = "Vorname;Nachname;E-Mail;Telefon;Sprache;Land\n";
    const found = await problems(
      "public-user",
      `${head}A;B;good@x.example;044 668 18 00;Französisch;Schweiz
;B;c@x.example;abc;;
A;B;kein at;;;
A;B;d@x.example;12;;DE
A;B;e@x.example;;Klingonisch;Atlantis
A;B;GOOD@x.example;;;
A;B;${administrator.email};;;
A;B;f@x.example;;;;zu viel`,
    );
    expect(found).toEqual([
      "3 | firstName |  | field.required",
      "3 | phone | abc | phone.NOT_A_NUMBER",
      "4 | email | kein at | field.email",
      "5 | phone | 12 | phone.TOO_SHORT",
      "6 | language | Klingonisch | person.languageUnknown",
      "6 | country | Atlantis | person.countryUnknown",
      "7 | email | GOOD@x.example | person.emailTwice",
      `8 | email | ${administrator.email} | person.emailTaken`,
      "9 |  | zu viel | person.spareCells",
    ]);
    expect(await people()).toEqual(before);
  });

  test("asks for a company of data managers, and for a role of staff that may be given", async () => {
    expect(await problems("data-manager", "vorname,nachname,email\nA,B,g@x.example")).toEqual([
      "2 | companyName |  | field.required",
    ]);
    const list =
      "vorname,nachname,email,rolle\nA,B,h@x.example,Analyst\nA,B,i@x.example,Kaiser\nA,B,j@x.example,";
    expect(await problems("staff", list)).toEqual([
      "3 | role | Kaiser | person.roleUnknown",
      "4 | role |  | field.required",
    ]);
    const little = {
      ...administrator,
      ability: abilityOf([
        { action: "manage", subject: "admin" },
        { action: ["read", "create"], subject: "User" },
      ]),
    };
    const brought = await bring(
      "staff",
      "vorname,nachname,email,rolle\nA,B,k@x.example,Administrator",
      little,
    );
    const { bad } = await readImport(own.db, little, brought.id);
    expect(bad[0]?.problems).toEqual([{ column: "role", value: "Administrator", code: "person.roleBeyond" }]);
  });

  test("is seen only by the user who uploaded the file, and for a day", async () => {
    const { id } = await bring("public-user", "email,vorname,nachname\nl@x.example,A,B");
    const other = await makePerson(own.db, "administrator");
    expect(await codeOf(readImport(own.db, other, id))).toBe("not_found");
    expect(await codeOf(confirmImport(own.db, other, id))).toBe("not_found");
    await own.db.run(
      sql`update people_imports set created_at = created_at - interval '25 hours' where id = ${id}`,
    );
    await purgeExpired(own.db);
    expect(await codeOf(readImport(own.db, administrator, id))).toBe("not_found");
  });
});

describe("the preview of data managers", () => {
  test("names the companies that exist already and those that several rows give", async () => {
    await own.db.run(sql`
      insert into companies (id, name, public_code, created_at)
      values (${newId()}, 'Spedition Nord', 'namesake', now())`);
    const rows = ["spedition nord", "Neu GmbH", "NEU GmbH", "Nur einmal AG"];
    const text = rows.map((firm, at) => `A,B,namesake.${at}@x.example,${firm}`).join("\n");
    const shown = await preview("data-manager", `vorname,nachname,email,firma\n${text}`);
    expect(shown).toMatchObject({ good: 4, namesakes: ["spedition nord", "NEU GmbH"] });
  });
});

describe("the confirmation", () => {
  test("creates everybody whose row is valid, once, and names those who were left out", async () => {
    const text = "vorname,nachname,email,firma\nA,B,m@x.example,M\nA,B,n@x.example,N\nA,B,nein,O";
    const { id } = await bring("data-manager", text);
    await own.db.run(
      sql`update users set email_key = 'n@x.example' where id = ${(await makePerson(own.db, "analyst")).id}`,
    );
    const both = await Promise.all([
      confirmImport(own.db, administrator, id),
      confirmImport(own.db, administrator, id),
    ]);
    for (const done of both) {
      expect(done).toMatchObject({ state: "done", good: 1 });
      expect(done.bad.map(({ row, problems }) => [row, problems[0]?.code])).toEqual([
        [3, "person.emailTaken"],
        [4, "field.email"],
      ]);
    }
    const made = await own.db.many(sql`
      select u.status, c.name from users u join companies c on c.id = u.company_id where u.email = 'm@x.example'`);
    expect(made).toEqual([{ status: "invited", name: "M" }]);
    expect(await own.db.many(sql`select name from companies where name in ('N', 'O')`)).toEqual([]);
    expect((await readImport(own.db, administrator, id)).good).toBe(1);
    const { content } = await own.db.one<{ content: Buffer | null }>(
      sql`select content from people_imports where id = ${id}`,
    );
    expect(content).toBeNull();
    expect(await codeOf(deleteImport(own.db, administrator, id))).toBe("not_found");
    expect(await readImport(own.db, administrator, id)).toMatchObject({ state: "done", good: 1 });
  });

  test("makes a thousand people and their invitations in one go", async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => `A;B;viele.${at}@x.example;Staff`);
    const { id } = await bring("staff", `vorname;nachname;email;rolle\n${rows.join("\n")}`);
    expect(await confirmImport(own.db, administrator, id)).toMatchObject({ good: 1000, bad: [] });
    const { jobs } = await own.db.one<{ jobs: number }>(sql`
      select count(*) as jobs from graphile_worker._private_jobs j
      join users u on u.id::text = j.payload ->> 'userId' where u.email like 'viele.%'`);
    expect(jobs).toBe(1000);
  });

  test("is imported while another list has the same addresses in another order", async () => {
    const heads = "vorname;nachname;email";
    const first = await bring("public-user", `${heads}\nA;B;eins@z.example\nA;B;zwei@z.example`);
    const second = await bring("public-user", `${heads}\nA;B;zwei@z.example\nA;B;eins@z.example`);
    let other: ReturnType<typeof confirmImport> | undefined;
    const meanwhile = async () => {
      other = confirmImport(own.db, administrator, second.id);
      await doneOrLocked(own.db, other);
    };
    const one = await confirmImport(
      afterStatement(own.db, /insert into users/, meanwhile),
      administrator,
      first.id,
    );
    expect([one.good, (await other)?.good, (await other)?.bad.length]).toEqual([2, 0, 2]);
  });
});
