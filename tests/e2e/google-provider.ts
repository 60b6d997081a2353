import { openIdProvider } from "../factories/openid-provider";

/** Runs a real OpenID provider in place of Google during the browser tests. */
export default async function startProvider(): Promise<() => Promise<void>> {
  const { E2E_PORT, E2E_GOOGLE_PORT } = process.env;
  const origin = `http://localhost:${E2E_PORT}`;
  const provider = await openIdProvider({ origin, port: Number(E2E_GOOGLE_PORT), page: true });
  return () => provider.close();
}
