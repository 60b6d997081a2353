import { openIdProvider } from "../factories/openid-provider";

/** A real OpenID provider in Google's place, for as long as the browser tests run. */
export default async function startProvider(): Promise<() => Promise<void>> {
  const { E2E_PORT, E2E_GOOGLE_PORT } = process.env;
  const origin = `http://localhost:${E2E_PORT}`;
  const provider = await openIdProvider({ origin, port: Number(E2E_GOOGLE_PORT), page: true });
  return () => provider.close();
}
