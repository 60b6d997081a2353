import { raw } from "sql-template-tag";
import { inject } from "vitest";
import { type ConnectionConfig, connect, type Database } from "~/db/connection";
import { atDatabase } from "./database-address";

let made = 0;

export interface TestDatabase {
  db: Database;
  /** The address, for a second pool or another process. */
  address: string | ConnectionConfig;
  /** Ends all connections and refuses new ones, until the returned function is called. */
  disconnect(): Promise<() => Promise<void>>;
  drop(): Promise<void>;
}

/**
 * An empty database with the current schema for one test file, or a copy of another template: call it in beforeAll, `drop` in
 * afterAll.
 */
export async function testDatabase(copied?: string): Promise<TestDatabase> {
  const { address: server, template: empty } = inject("databaseServer");
  const template = copied ?? empty;
  made += 1;
  const name = `lotse_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}_${made}`;
  await onServer(server, `create database "${name}" template "${template}"`);
  const address = atDatabase(server, name);
  const db = connect(address, 5);
  return {
    db,
    address,
    async disconnect() {
      await onServer(server, `alter database "${name}" allow_connections false`);
      await onServer(
        server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      return () => onServer(server, `alter database "${name}" allow_connections true`);
    },
    async drop() {
      await db.close();
      await onServer(server, `drop database if exists "${name}" with (force)`);
    },
  };
}

/** The databases that the workers of this run share: one makes a template, the others wait and find it made. */
export async function sharedTemplate(
  made: () => boolean,
  make: (address: TestDatabase["address"]) => Promise<void>,
) {
  const { address: server, template, demo } = inject("databaseServer");
  if (made()) return demo;
  const db = connect(server, 1);
  try {
    // Held by the connection, which ends below.
    await db.run(raw(`select pg_advisory_lock(hashtext('${demo}'))`));
    if (made()) return demo;
    await db.run(raw(`drop database if exists "${demo}" with (force)`));
    await db.run(raw(`create database "${demo}" template "${template}"`));
    await make(atDatabase(server, demo));
    return demo;
  } finally {
    await db.close();
  }
}

async function onServer(server: string | ConnectionConfig, statement: string): Promise<void> {
  const db = connect(server, 1);
  try {
    await db.run(raw(statement));
  } finally {
    await db.close();
  }
}
