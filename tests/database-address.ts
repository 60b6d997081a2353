import type { ConnectionConfig } from "../app/db/connection";

/** The same server and role, another database. */
export function atDatabase(address: string | ConnectionConfig, database: string): string | ConnectionConfig {
  if (typeof address !== "string") return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}
