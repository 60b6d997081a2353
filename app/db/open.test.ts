import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { openDatabase } from "./open";

test("without an address the database is made in the data folder, with today's schema, and is there again", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lotse-open-"));
  const first = await openDatabase({ dataDir, durable: false });
  await first.db.run(sql`
    insert into companies (id, name, public_code, created_at)
    values ('0198c6f0-0000-7000-8000-000000000001', 'Kontor Nord', 'kn', now())`);
  await first.stop();
  const second = await openDatabase({ dataDir, durable: false });
  expect(await second.db.many(sql`select name from companies`)).toEqual([{ name: "Kontor Nord" }]);
  await second.stop();
  await rm(dataDir, { recursive: true });
});

test("an address where no server answers is an error with the reason, after a timeout", async () => {
  const opening = openDatabase({
    databaseUrl: "postgresql://lotse@127.0.0.1:1/lotse",
    dataDir: "",
    timeoutMs: 200,
  });
  await expect(opening).rejects.toThrow("ECONNREFUSED");
});
