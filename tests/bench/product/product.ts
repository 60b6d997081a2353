import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/free-port.mjs";
import { type Measured, startMeasured } from "./measured";

export interface Product extends Measured {
  dataDir: string;
}

/** Settings of the developer's environment that must not reach a measured product, which would use their database. */
const blank = [
  "DATABASE_URL",
  "SECRET_KEY",
  "SMTP_URL",
  "ROLES",
  "TRUST_PROXY",
  "AI_PROVIDER",
  "AI_BASE_URL",
  "AI_MODEL",
  "AI_KEY",
];

/** The parts of our environment that a process needs, without settings of the product. */
export function environment(changes: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
  const kept = { PATH, HOME, NODE_ENV, ...(TMPDIR && { TMPDIR }) };
  return { ...kept, ...Object.fromEntries(blank.map(name => [name, ""])), APP_MODE: "lotse", ...changes };
}

/** The environment of a product with its own demo data, in `dataDir` and on a free port. */
export async function productEnvironment(dataDir: string, changes: Record<string, string> = {}) {
  const port = await freePort();
  const env = environment({
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...changes,
  });
  return { env, origin: `http://127.0.0.1:${port}` };
}

/** An empty DATA_DIR in the system's temporary folder. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), "lotse-bench-"));
export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });

/** The built product as `npm start` runs it, with embedded PostgreSQL and demo data, on loopback. */
export async function startProduct(options: {
  dataDir: string;
  env?: Record<string, string>;
}): Promise<Product> {
  const { env, origin } = await productEnvironment(options.dataDir, options.env);
  const measured = await startMeasured("scripts/start.mjs", { env }, ({ line }) =>
    line?.includes(" is ready: ") ? origin : undefined,
  );
  return { ...measured, dataDir: options.dataDir };
}

/** Runs `work` with a temporary product. */
export async function withProduct<T>(
  work: (product: Product) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const dataDir = newDataDir();
  try {
    const product = await startProduct({ dataDir, env });
    return await work(product).finally(() => product.stop());
  } finally {
    removeDataDir(dataDir);
  }
}
