/** The product as the test provider knows it. Apart from the provider itself, which takes long to load. */
export const openIdClient = { id: "lotse.apps.example", secret: "not-a-secret-anywhere-else" };

/** The settings that make a provider the product's Google. */
export const openIdEnv = (issuer: string) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: openIdClient.id,
  GOOGLE_CLIENT_SECRET: openIdClient.secret,
});
