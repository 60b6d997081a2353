import pg from "pg";
import type { Sql } from "sql-template-tag";
import { listener } from "./listener";
import { processId } from "./process-id";

export type Row = Record<string, unknown>;
export type ConnectionConfig = pg.ClientConfig;

/**
 * Access to the database. int8 arrives as number (our values stay below 2^53), numeric as string (so cast a
 * `sum()` to bigint), date as "YYYY-MM-DD", timestamptz as Date and bytea as Buffer.
 * Errors of the server are thrown as pg's DatabaseError, with its `code` and `constraint`.
 */
export interface Db {
  /** All rows. */
  many<T extends Row>(query: Sql): Promise<T[]>;
  /** Exactly one row; throws on none and on several. */
  one<T extends Row>(query: Sql): Promise<T>;
  /** One row or none; throws on several. */
  maybe<T extends Row>(query: Sql): Promise<T | undefined>;
  /** The number of affected rows. */
  run(query: Sql): Promise<number>;
  /** Runs `work` in a transaction; nested calls use savepoints. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
}

export interface Database extends Db {
  /**
   * Calls `listener` with each payload sent to `channel`, and once with "" after a reconnect, because notifications may
   * have been missed: read the rows again. Returns a function that stops listening.
   */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
  pool: pg.Pool;
}

const int8Oid = 20;
const dateOid = 1082;
const int8ArrayOid = 1016;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === int8Oid) return Number;
    if (oid === dateOid) return String;
    const parse = pg.types.getTypeParser(oid, format as "text");
    return oid === int8ArrayOid ? (text: string) => parse(text).map(Number) : parse;
  },
};

/**
 * A pool of at most `max` connections (10 by default), opened on demand. Lost connections are replaced; queries
 * running on one reject, and never end the process.
 */
export function connect(target: string | ConnectionConfig, max = 10): Database {
  const config: pg.PoolConfig = {
    ...(typeof target === "string" ? { connectionString: target } : target),
    types,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: applicationName(processId),
    options: "-c TimeZone=UTC -c idle_in_transaction_session_timeout=60000",
  };
  // Keeps some connections open, because the first request after a pause would wait 10 to 20 ms for a new one.
  const pool = new pg.Pool({ ...config, max, min: Math.min(4, max), idleTimeoutMillis: 30_000 });
  // An 'error' without a listener would end the process; the pool itself drops the broken client.
  pool.on("error", () => {});
  pool.on("connect", client => client.on("error", () => {}));

  const notifications = listener(config);
  const statementName = frequentStatements();
  return {
    ...queries(pool, statementName),
    pool,
    listen: notifications.listen,
    transaction: work => runTransaction(pool, statementName, work),
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

/** The application name of a process in pg_stat_activity. */
export function applicationName(process: string): string {
  return `lotse ${process}`;
}

// PostgreSQL's classes 08 (connection), 57P (shutdown, starting) and 53300 (no free connection), and network errors.
const unreachableCode =
  /^(?:08\w{3}|57P0\d|53300|E(?:CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|TIMEDOUT))$/;

/** Whether an error means that the database is unreachable, so that the request may be repeated. */
export function isUnreachable(error: unknown): boolean {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string };
  if (typeof code === "string" && unreachableCode.test(code)) return true;
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)|is not currently accepting connections/.test(
    message,
  );
}

/** The name of the violated unique constraint; undefined for other errors. */
export function uniqueViolation(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === "23505" ? (error.constraint ?? "") : undefined;
}

/**
 * The SQLSTATE of an error that the written values cause: class 22 (data exception) or 23 (constraint violation). The same
 * write fails again, unlike after an outage. Undefined for other errors.
 */
export function dataError(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  return error.code && /^2[23]/.test(error.code) ? error.code : undefined;
}

type Queries = Pick<Db, "many" | "one" | "maybe" | "run">;

/**
 * Uses of a statement before it is prepared, and maximum numbers of prepared and of counted statements. Each prepared
 * one takes memory in each connection.
 */
const preparation = { minUses: 20, maxPrepared: 40, maxCounted: 1000 };

type StatementName = (text: string) => string | undefined;

/**
 * Names the statements that are used often. PostgreSQL parses and plans a named statement once a connection; for
 * the larger ones that takes longer than running them.
 */
function frequentStatements(): StatementName {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return text => {
    const name = names.get(text);
    if (name !== undefined || names.size >= preparation.maxPrepared) return name;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < preparation.minUses) {
      if (uses.size >= preparation.maxCounted) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    names.set(text, `frequent_${names.size}`);
    return names.get(text);
  };
}

function queries(client: pg.Pool | pg.PoolClient, statementName: StatementName): Queries {
  const execute = async <T extends Row>({ text, values }: Sql) =>
    client.query<T>({ name: statementName(text), text, values });
  const maybe = async <T extends Row>(query: Sql): Promise<T | undefined> => {
    const { rows } = await execute<T>(query);
    if (rows.length > 1) throw new Error(`At most one row expected, ${rows.length} came: ${query.text}`);
    return rows[0];
  };
  return {
    many: async <T extends Row>(query: Sql) => (await execute<T>(query)).rows,
    maybe,
    one: async <T extends Row>(query: Sql) => {
      const row = await maybe<T>(query);
      if (!row) throw new Error(`One row expected, none came: ${query.text}`);
      return row;
    },
    run: async query => (await execute(query)).rowCount ?? 0,
  };
}

async function runTransaction<T>(
  pool: pg.Pool,
  statementName: StatementName,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query("begin");
    const result = await work(transactionOn(client, statementName, 0));
    const { command } = await client.query("commit");
    // The server rolls back a transaction with a failed statement, even if `work` caught the failure.
    if (command !== "COMMIT") throw new Error("A statement failed, so the transaction was undone");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function transactionOn(client: pg.PoolClient, statementName: StatementName, depth: number): Db {
  return {
    ...queries(client, statementName),
    async transaction(work) {
      const name = `nested_${depth}`;
      await client.query(`savepoint ${name}`);
      try {
        const result = await work(transactionOn(client, statementName, depth + 1));
        await client.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        // Fails too after a lost connection; the first error is the one to report.
        await client.query(`rollback to savepoint ${name}`).catch(() => {});
        throw error;
      }
    },
  };
}
