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

/** An empty database with the current schema for one test file: call it in beforeAll, `drop` in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const { address: server, template } = inject("databaseServer");
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

async function onServer(server: string | ConnectionConfig, statement: string): Promise<void> {
  const db = connect(server, 1);
  try {
    await db.run(raw(statement));
  } finally {
    await db.close();
  }
}
