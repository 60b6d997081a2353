import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { ConnectionConfig } from "./connection";
import { findBinaries } from "./supervisor/binaries";
import { ADMINISTRATOR, loopbackPassword, makeCluster } from "./supervisor/cluster";
import { isServerOf, readPostmaster } from "./supervisor/postmaster";
import { chooseServant } from "./supervisor/servant";
import { addressOf, keepRunning, type Place, placeFor, shutDown } from "./supervisor/server";
import { sharers } from "./supervisor/sharers";

export interface EmbeddedOptions {
  dataDir: string;
  /** False gives up safety in a power cut for speed: for tests only. */
  durable?: boolean;
  /** TCP on 127.0.0.1 with a password, as on Windows, which has no Unix sockets here. */
  loopback?: boolean;
}

export interface Embedded {
  config: ConnectionConfig;
  /** Ends the server, unless another process of ours uses it. Close the connections before. */
  stop(): Promise<void>;
}

const OURS = "lotse";

/**
 * Runs the PostgreSQL that comes with npm on `dataDir`/postgres: makes the files when there are none, takes over a
 * server that already runs there, and starts it again when it dies. Throws with words for the operator when
 * this system cannot run it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { durable = true, loopback = process.platform === "win32" } = options;
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const cluster = join(dataDir, "postgres");
  const servant = await chooseServant(dataDir, cluster, await findBinaries());
  const password = loopback ? await loopbackPassword(dataDir) : undefined;

  const users = sharers(dataDir);
  await users.join();
  try {
    await makeCluster(cluster, servant, { durable, password });
    const place: Place = await placeFor({ dataDir, cluster, servant, durable, loopback });
    const keeper = await keepRunning(place);
    const address = { ...addressOf(place), password };
    await makeDatabase(address);
    return {
      config: { ...address, user: OURS, database: OURS },
      async stop() {
        await keeper.rest();
        if (await users.leave()) await shutDown(place);
      },
    };
  } catch (error) {
    if (await users.leave()) {
      const running = await readPostmaster(cluster);
      if (running && (await isServerOf(running.pid, cluster))) process.kill(running.pid, "SIGINT");
    }
    throw error;
  }
}

/** Our role may do nothing to the server but make databases of its own, which the tests do. */
async function makeDatabase(address: ConnectionConfig): Promise<void> {
  const admin = new pg.Client({ ...address, user: ADMINISTRATOR, database: "postgres" });
  await admin.connect();
  try {
    const { rows } = await admin.query("select 1 from pg_database where datname = $1", [OURS]);
    if (rows.length > 0) return;
    // Two processes may come here together; what the other one has made is as good.
    const secret = address.password ? ` password ${pg.escapeLiteral(String(address.password))}` : "";
    await admin.query(`create role ${OURS} login createdb${secret}`).catch(unlessThere);
    await admin.query(`create database ${OURS} owner ${OURS}`).catch(unlessThere);
  } finally {
    await admin.end();
  }
}

const THERE = new Set(["42710", "42P04", "23505"]);

function unlessThere(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && THERE.has(error.code ?? ""))) throw error;
}
