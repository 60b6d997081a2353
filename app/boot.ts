import type { App, BootOptions } from "./server/app";

/** Starts the product for the given roles. */
export async function boot({ roles, profile, env }: BootOptions): Promise<App> {
  const port = Number(env.PORT ?? 3000);
  return {
    roles,
    production: profile === "production",
    host: env.HOST ?? "0.0.0.0",
    port,
    origin: env.DOMAIN ?? `http://localhost:${port}`,
    trustProxy: env.TRUST_PROXY === "true",
    policy: { pictures: [], formTargets: [] },
    isUpload: () => false,
    api: async () => Response.json({ defined: true, code: "not_found", status: 404 }, { status: 404 }),
    visit: async (_request, { nonce, requestId, clientAddress }) => ({
      context: { nonce, requestId, clientAddress },
      finish: response => response,
    }),
    banner: () => [`Lotse: http://localhost:${port}`],
    stop: async () => {},
  };
}
