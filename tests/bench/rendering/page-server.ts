import { fileURLToPath } from "node:url";
import { type Measured, startMeasured } from "../product/measured";
import { environment } from "../product/product";

/** Runs a server of this folder from source, with the memory flags of scripts/start.mjs. */
export function startPageServer(file: string, args: string[] = []): Promise<Measured> {
  return startMeasured(
    fileURLToPath(new URL(file, import.meta.url)),
    {
      env: environment({ NODE_ENV: "production" }),
      execArgv: ["--import", "tsx", "--max-semi-space-size=8"],
      args,
    },
    ({ message }) => (message as { origin?: string } | undefined)?.origin,
  );
}
