import { fileURLToPath } from "node:url";
import { type Measured, startMeasured } from "../product/measured";
import { environment } from "../product/product";

/** A server of this folder, from source, with the limit for young objects that scripts/start.mjs sets too. */
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
