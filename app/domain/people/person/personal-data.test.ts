import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "~/db/id";
import { partsOf } from "~/domain/people/privacy/export-parts";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { freeText, personalData } from "./personal-data";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

type Column = { name: string; rule: string | null };

/** Foreign keys to users, and columns whose names suggest a person. */
const columns = () =>
  own.db.many<Column>(sql`
    with keys as (
      select c.conrelid as relid, unnest(c.conkey) as attnum, c.confdeltype as rule
      from pg_constraint c where c.contype = 'f' and c.confrelid = 'users'::regclass
    )
    select t.relname || '.' || a.attname as name,
           case k.rule when 'c' then 'cascade' when 'n' then 'set null' when 'a' then 'none' when 'r' then 'none' end as rule
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join keys k on k.relid = t.oid and k.attnum = a.attnum
    where t.relkind in ('r', 'p') and (k.relid is not null or a.attname ~
      '(^|_)(user|owner|asker|sender|author|actor|person|member|employee|manager)s?_(id|key)$|_by$|email|mail_|phone|whatsapp|first_name|last_name|display_name|from_name|recipient_name|user_agent|address|password|director|contact|birth|picture|signature|^street$|house_number|postcode|^city$|buyer_reference')
    order by 1`);

/** Columns with `_by`, an address, the id of a mail or the check of its signature that do not identify people. */
const nobody = new Set([
  "activities.sealed_by",
  "division_recipients.email_setting_id",
  "email_notices.email_setting_id",
  "email_tags.email_id",
  "emails.signature",
  "emails.signature_tries",
  "feedback_news.email_setting_id",
  "invoice_mailings.mail_id",
]);

test("every column of the schema that names a person has a rule for erasures, which the foreign keys follow", async () => {
  const found = (await columns()).filter(({ name }) => !nobody.has(name));
  const unhandled = found.filter(({ name }) => !personalData[name]).map(({ name }) => name);
  expect(unhandled).toEqual([]);
  const gone = Object.keys(personalData).filter(name => !found.some(column => column.name === name));
  expect(gone).toEqual([]);
  for (const { name, rule } of found) {
    const { erased } = personalData[name]!;
    if (erased === "cascade" || erased === "set null") expect([name, rule]).toEqual([name, erased]);
    else if (erased === "with its row") {
      const table = name.split(".")[0];
      expect(found.some(one => one.name.startsWith(`${table}.`) && one.rule === "cascade")).toBe(true);
    } else expect([name, rule === "none"]).toEqual([name, false]);
  }
});

/** Columns that hold free text, by name; `reason` is a code except for suspensions. */
const textColumns = () =>
  own.db.many<{ name: string }>(sql`
    select t.relname || '.' || a.attname as name
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relkind in ('r', 'p') and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      and a.attname ~ '^(name|file_name|title|description|notes?|comment|message|question|answer|searched_as|unsupported|sentence|sentence_before|sentence_after|heading|excerpt|text|html|safe_html|before|subject|body|value|result|permissions|wordings|words|source_name|question_key|expected|found)$|_(reason|text|note|comment|message)$'
    order by 1`);

/** Named by Lotse itself or by a provider: settings by their key, a person at Google by an id. */
const ownWords = new Set([
  "migrations.name",
  "index_collections.name",
  "settings.name",
  "identities.subject",
  "waiting_identities.subject",
]);

test("every free text of the schema has a rule for erasures, by its owner", async () => {
  const found = (await textColumns()).map(({ name }) => name).filter(name => !ownWords.has(name));
  expect(found.filter(name => !freeText[name])).toEqual([]);
  expect(Object.keys(freeText).filter(name => !found.includes(name))).toEqual([]);
});

test("the declared columns are in an export", () => {
  const files = partsOf(newId()).map(({ name }) => name);
  const exports = Object.values({ ...personalData, ...freeText }).map(({ exported }) => exported);
  for (const name of exports) if (!name.startsWith("not: ")) expect(files).toContain(name);
});
