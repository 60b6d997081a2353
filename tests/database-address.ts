import type { ConnectionConfig } from "../app/db/connection";

/** The same server and role with another database. */
export function atDatabase(address: string | ConnectionConfig, database: string): string | ConnectionConfig {
  if (typeof address !== "string") return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

/** The address as DATABASE_URL has it. */
export function databaseUrl(address: string | ConnectionConfig): string {
  if (typeof address === "string") return address;
  const { host = "localhost", port = 5432, user = "postgres", password, database = "postgres" } = address;
  const url = new URL(`postgresql://localhost/${database}`);
  url.username = user;
  if (typeof password === "string") url.password = password;
  url.searchParams.set("host", host);
  url.searchParams.set("port", String(port));
  return url.href;
}
