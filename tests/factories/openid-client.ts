/** The product as a client of the test provider. A separate file, because the provider is slow to import. */
export const openIdClient = { id: "lotse.apps.example", secret: "not-a-secret-anywhere-else" };

/** The settings that make a provider the product's Google. */
export const openIdEnv = (issuer: string) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: openIdClient.id,
  GOOGLE_CLIENT_SECRET: openIdClient.secret,
});
