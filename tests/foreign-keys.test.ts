import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { ownDatabase } from "./factories/own-database";

const own = ownDatabase();

test("the columns of each foreign key lead an index, so that deleting what they point to reads no whole table", async () => {
  const without = await own.db.many<{ key: string }>(sql`
    select c.conrelid::regclass || ' (' || (
        select string_agg(a.attname, ', ' order by k.position) from unnest(c.conkey) with ordinality k (attnum, position)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum) || ')' as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid
        -- Null points to nothing, so an index may leave it out.
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
          select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
          where a.attrelid = c.conrelid and a.attnum = c.conkey[1]))
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey)
    order by 1`);
  expect(without.map(({ key }) => key)).toEqual([]);
});

test("no index begins another one with the same columns and condition", async () => {
  const redundant = await own.db.many<{ index: string }>(sql`
    select s.indexrelid::regclass::text as index from pg_index s
    join pg_class t on t.oid = s.indrelid and t.relnamespace = 'public'::regnamespace
    where not s.indisunique and exists (
      select from pg_index o where o.indrelid = s.indrelid and o.indexrelid <> s.indexrelid
        and o.indexprs is null and s.indexprs is null
        and pg_get_expr(o.indpred, o.indrelid) is not distinct from pg_get_expr(s.indpred, s.indrelid)
        and (o.indkey::int2[])[0:s.indnkeyatts - 1] = (s.indkey::int2[])[0:s.indnkeyatts - 1]
        and (o.indnkeyatts > s.indnkeyatts or o.indexrelid < s.indexrelid or o.indisunique))
    order by 1`);
  expect(redundant.map(({ index }) => index)).toEqual([]);
});
