import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { ConnectionConfig } from "./connection";
import { findBinaries } from "./supervisor/binaries";
import { loopbackPassword, makeCluster, superuser } from "./supervisor/cluster";
import { leases } from "./supervisor/leases";
import { chooseOsUser } from "./supervisor/os-user";
import { isServerOf, readPostmaster } from "./supervisor/postmaster";
import { addressOf, keepRunning, locateServer, type ServerLocation, shutDown } from "./supervisor/server";

export interface EmbeddedOptions {
  dataDir: string;
  /** False trades crash safety for speed: for tests only. */
  durable?: boolean;
  /** TCP on 127.0.0.1 with a password, as on Windows, where Unix sockets are not used. */
  loopback?: boolean;
}

export interface Embedded {
  config: ConnectionConfig;
  /** Stops the server unless another process of Lotse uses it. Close all connections first. */
  stop(): Promise<void>;
}

const appName = "lotse";

/**
 * Runs the PostgreSQL from npm on `dataDir`/postgres: creates the cluster if needed, reuses a running server, and
 * restarts it when it dies. Throws an error with advice for the operator if this system cannot run it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { durable = true, loopback = process.platform === "win32" } = options;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const cluster = join(dataDir, "postgres");
  const osUser = await chooseOsUser(dataDir, cluster, await findBinaries());
  const password = loopback ? await loopbackPassword(dataDir) : undefined;

  const usage = leases(dataDir);
  await usage.join();
  try {
    await makeCluster(cluster, osUser, { durable, password });
    const location: ServerLocation = await locateServer({ dataDir, cluster, osUser, durable, loopback });
    const keeper = await keepRunning(location);
    const address = { ...addressOf(location), password };
    await makeDatabase(address);
    return {
      config: { ...address, user: appName, database: appName },
      async stop() {
        await keeper.stop();
        if (await usage.leave()) await shutDown(location);
      },
    };
  } catch (error) {
    if (await usage.leave()) {
      const running = await readPostmaster(cluster);
      if (running && (await isServerOf(running.pid, cluster))) process.kill(running.pid, "SIGINT");
    }
    throw error;
  }
}

/** Creates the application's role and database. The role may create databases, which the tests do. */
async function makeDatabase(address: ConnectionConfig): Promise<void> {
  const admin = new pg.Client({ ...address, user: superuser, database: "postgres" });
  await admin.connect();
  try {
    const { rows } = await admin.query("select 1 from pg_database where datname = $1", [appName]);
    if (rows.length > 0) return;
    // Another process may have created it at the same moment.
    const secret = address.password ? ` password ${pg.escapeLiteral(String(address.password))}` : "";
    await admin.query(`create role ${appName} login createdb${secret}`).catch(ignoreExisting);
    await admin.query(`create database ${appName} owner ${appName}`).catch(ignoreExisting);
  } finally {
    await admin.end();
  }
}

const existsCodes = new Set(["42710", "42P04", "23505"]);

function ignoreExisting(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && existsCodes.has(error.code ?? ""))) throw error;
}
