import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import sql, { raw, type Sql } from "sql-template-tag";
import type { TestProject } from "vitest/node";
import { type ConnectionConfig, connect, type Database } from "../app/db/connection";
import { startEmbedded } from "../app/db/embedded";
import { migrate, migrations } from "../app/db/migrate";
import { isAlive } from "../app/db/supervisor/postmaster";
import { temporaryRoot } from "../scripts/temporary-root.mjs";
import { atDatabase } from "./database-address";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: { address: string | ConnectionConfig; template: string; demo: string };
  }
}

/**
 * One server for the whole run: TEST_DATABASE_URL's, whose role may create databases, or an embedded one. The
 * embedded one stays in the temporary folder between runs, where it starts in a third of a second; concurrent
 * runs share it. Each test file copies the migrated template. All other temporary files of a run are in a folder that is
 * deleted when the run ends.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  const embedded = url ? undefined : await startEmbedded({ dataDir: testFolder(), durable: false });
  const address = url ?? embedded?.config ?? "";
  const server = connect(address, 1);
  if (embedded) await dropLeftovers(server);
  const template = await makeTemplate(server, address);
  // Made by the first file that needs it.
  const demo = `lotse_test_${process.pid}_demo`;
  project.provide("databaseServer", { address, template, demo });
  const removeTemporary = setTemporaryFolder();
  return async () => {
    await server.run(dropping(demo));
    // Restores a developer's own server.
    if (url) await server.run(dropping(template));
    await server.close();
    await embedded?.stop();
    removeTemporary();
  };
}

/** Makes a folder of this run its temporary folder, also of the processes that it starts. Its name is short, as paths of sockets are. */
function setTemporaryFolder(): () => void {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(temporaryRoot(), "lotse-"));
  // Started as root, PostgreSQL runs as another user, which may pass through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function testFolder(): string {
  const project = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);
  return join(temporaryRoot(), `lotse-test-${process.getuid?.() ?? "user"}-${project}`);
}

/** Drops databases of killed test runs, whose names contain the process id, and old templates. */
async function dropLeftovers(server: Database): Promise<void> {
  const names = await server.many<{ name: string }>(
    sql`select datname as name from pg_database where datname like 'lotse\\_test\\_%'`,
  );
  for (const { name } of names) {
    const pid = Number(name.split("_")[2]);
    if (pid !== process.pid && !(await isAlive(pid))) await server.run(dropping(name));
  }
  const old = await server.many<{ name: string }>(
    sql`select datname as name from pg_database where datname like 'lotse\\_template\\_%' order by oid desc offset 4`,
  );
  for (const { name } of old) await server.run(dropping(name));
}

function dropping(name: string): Sql {
  return raw(`drop database if exists "${name}" with (force)`);
}

/** A database with the current schema, created once for each version and never changed. */
async function makeTemplate(server: Database, address: string | ConnectionConfig): Promise<string> {
  const schema = createHash("sha256").update(JSON.stringify(migrations)).digest("hex").slice(0, 12);
  const template = `lotse_template_${schema}`;
  const there = await server.maybe(sql`select 1 as there from pg_database where datname = ${template}`);
  if (there) return template;

  const making = `lotse_test_${process.pid}_template`;
  await server.run(dropping(making));
  await server.run(raw(`create database "${making}"`));
  const db = connect(atDatabase(address, making), 2);
  await migrate(db);
  await db.close();
  // Renamed when complete; a concurrent run may have been first.
  await server
    .run(raw(`alter database "${making}" rename to "${template}"`))
    .catch(() => server.run(dropping(making)));
  return template;
}
