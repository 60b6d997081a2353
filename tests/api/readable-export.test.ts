import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { seedDemo } from "~/domain/operations/demo/seed-demo";
import { seedRoles } from "~/domain/operations/demo/seed-roles";
import { partsOf, rowsOf } from "~/domain/people/privacy/export-parts";
import { storage } from "~/integrations/storage/storage";
import { shownParts } from "~/mail/export-page/shown-parts";
import { exportTexts } from "~/mail/export-texts";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision } from "../factories/knowledge";
import { ownDatabase } from "../factories/own-database";
import { exported, leaveTraces, upload } from "../factories/traces";

const own = ownDatabase();
beforeAll(async () => {
  await seedRoles(own.db);
  await seedDemo(own.db, storage(), "app/db/seed");
});
const odd = `=1+1;"Ä" <b>fett</b> & محمد`;
const shown = "=1+1;&quot;Ä&quot; &lt;b&gt;fett&lt;/b&gt; &amp; محمد";

/** The page's words without its marks. */
const wordsOf = (page: string) => page.replace(/<style>.*<\/style>/s, "").replace(/<[^>]+>/g, " ");

describe("an export, read by a person", () => {
  test("has a page in their language and time zone with all that its files hold, and a way to each of their files", async () => {
    const { manager, id } = await makeCompany(own.db);
    const division = await makeDivision(own.db, id, { name: odd, members: [manager.id] });
    const fileId = await upload(own.db, division, manager, "bytes");
    await leaveTraces(own.db, manager, "eigenkanarie");
    await own.db.run(sql`
      update users set time_zone = 'Asia/Tokyo', created_at = '2026-03-01T20:30:00Z', country = 'AT' where id = ${manager.id}`);
    await own.db.run(sql`update chats set name = ${odd} where owner_id = ${manager.id}`);
    await own.db.run(sql`
      update messages set question = ${`${odd}\nzweite Zeile`} where question = 'Frage eigenkanarie'`);
    await own.db.run(sql`
      insert into feedback (id, user_id, company_id, source, mood, liked, rating, comment, created_at, updated_at)
      values (${newId()}, ${manager.id}, ${id}, 'manager', 'happy', true, 4, ${odd}, now(), now())`);
    await own.db.run(sql`update companies set standard_tax_rate_of_benefits = 19 where id = ${id}`);
    const entries = await exported(own.db, manager);
    expect(JSON.parse(entries.get("json/company.json")!)).toMatchObject([
      { standard_tax_rate_of_benefits: "19" },
    ]);
    const page = entries.get("index.html")!;
    expect(page).toContain('<html lang="de" dir="ltr">');
    const words = wordsOf(page);
    // Half past eight in the evening, UTC, is the next morning in Tokyo.
    for (const said of [
      "2. März 2026 um 05:30",
      "Asia/Tokyo",
      "Österreich",
      "Datenverantwortliche",
      "Ihre Fragen und die Antworten",
      "Satz eigenkanarie",
      "Wörtlich zitiert",
      "Gefällt mir",
      "Chat gestartet",
      "Privat",
    ])
      expect(words).toContain(said);
    expect(words).toMatch(/Regelsteuersatz\s+19\s%\s/);
    expect(page.split(shown).length).toBeGreaterThan(4);
    expect(page).not.toContain("<b>fett");
    expect(page).toContain(`<a href="files/${fileId}.pdf">`);
    expect(page).toContain('<img src="picture.png"');
    // No code and no instant of a program is left for a person to read.
    expect(words).not.toMatch(/\d{4}-\d\d-\d\dT|builtin|data_manager|chats\.start|undefined|\[object|null/);
  });

  test("is in Arabic for those who read Arabic, from right to left", async () => {
    const person = await makePerson(own.db, "public_user");
    await own.db.run(sql`update users set language = 'ar' where id = ${person.id}`);
    const entries = await exported(own.db, person);
    expect(entries.get("index.html")).toContain('<html lang="ar" dir="rtl">');
    expect(entries.get("index.html")).toContain("بياناتكم في");
    expect(entries.get("README.txt")).toContain("index.html");
  });

  test("its page and its README name every file, and the page formats every value of it", async () => {
    const { id } = await own.db.one<{ id: string }>(
      sql`select id from users where email = 'manager@kontor.example'`,
    );
    await own.db.run(sql`
      insert into chat_inspections (id, company_id, owner_id, from_day, until_day, reason, requested_at, ends_at)
      select ${newId()}, company_id, id, '2026-10-01', '2026-10-02', 'Anlass', now(), now() from users where id = ${id}`);
    await leaveTraces(own.db, await makePerson(own.db, "public_user"), "spuren");
    await own.db.run(
      sql`insert into known_devices (user_id, device_hash, seen_at) values (${id}, '\\x01', now())`,
    );
    const people = await own.db.many<{ id: string }>(sql`select id from users`);
    const readmes = (["de", "en", "fr", "ar"] as const).map(
      language => exportTexts({ language, timeZone: "UTC" }).readme,
    );
    for (const { name } of partsOf(id)) {
      for (const readme of readmes) expect(readme).toContain(name);
      const { fields, left = [] } = shownParts[name]!;
      const known = [...fields.map(([field]) => field), ...left].sort();
      let rows = 0;
      for (const person of people) {
        const part = partsOf(person.id).find(one => one.name === name)!;
        for await (const row of rowsOf(own.db, part, new AbortController().signal)) {
          if (rows++ === 0) expect(Object.keys(row).sort(), name).toEqual(known);
        }
      }
      expect(rows, name).toBeGreaterThan(0);
    }
  });
});
