import { createHash } from "node:crypto";
import { runMigrations } from "graphile-worker";
import sql, { raw } from "sql-template-tag";
import { clock } from "./clock";
import type { Database, Db } from "./connection";
import { graphileLogger } from "./graphile-logger";

export interface Migration {
  name: string;
  text: string;
}

const files = import.meta.glob<string>("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The schema's files, oldest first; released files never change. */
export const migrations: Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace("./migrations/", ""), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

// An arbitrary number that no other advisory lock uses.
const lockMigrations = sql`select pg_advisory_xact_lock(7236837)`;

/**
 * Migrates the schema of the product and of its job queue to this build's version. Processes that start together
 * wait for each other. Throws if an applied file has changed since, or if a newer build has used the database.
 */
export async function migrate(db: Database, steps: Migration[] = migrations): Promise<void> {
  await db.transaction(async tx => {
    await tx.run(lockMigrations);
    // On a separate pool connection: the lock keeps other processes out meanwhile.
    await runMigrations({ pgPool: db.pool, logger: graphileLogger, noPreparedStatements: true });
    await tx.run(sql`
      create table if not exists migrations (
        name text primary key, sha256 text not null, applied_at timestamptz not null
      )`);
    await refuseUnknown(tx, steps);
  });
  for (const step of steps) await db.transaction(tx => apply(tx, step));
}

async function refuseUnknown(tx: Db, steps: Migration[]): Promise<void> {
  const knownNames = steps.map(step => step.name);
  const newer = await tx.many<{ name: string }>(
    sql`select name from migrations where name <> all(${knownNames}) order by name`,
  );
  if (newer.length === 0) return;
  const names = newer.map(row => row.name).join(", ");
  throw new Error(`The database is newer than this build: it has ${names}. Start the build that made them.`);
}

async function apply(tx: Db, { name, text }: Migration): Promise<void> {
  await tx.run(lockMigrations);
  const sha256 = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
  const applied = await tx.maybe<{ sha256: string }>(sql`select sha256 from migrations where name = ${name}`);
  if (applied?.sha256 === sha256) return;
  if (applied) {
    throw new Error(
      `The migration ${name} has changed since it was applied to this database. Migrations only go forward: ` +
        "restore the file, and put the change into a new one.",
    );
  }
  await tx.run(raw(text));
  await tx.run(
    sql`insert into migrations (name, sha256, applied_at) values (${name}, ${sha256}, ${clock.now()})`,
  );
}
