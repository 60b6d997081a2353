import { createRouterClient, ORPCError } from "@orpc/server";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { readSession } from "~/domain/identity/session/read-session";
import type { ApiHandler } from "./api";
import { badRequest } from "./bad-request";
import type { ApiClient, ApiSource, ClientIdentity } from "./client";
import type { ApiContext, CallOptions } from "./context";
import { router } from "./router";
import { asUnavailable } from "./unavailable";

/** A typed client that calls the router directly, for a known actor. */
export function clientFor(
  db: Database,
  actor: Actor | undefined,
  { requestId, address, userAgent }: Omit<ClientIdentity, "accessToken">,
): ApiClient {
  const base = { db, actor, requestId, address, userAgent };
  return createRouterClient(router, {
    context: (options: CallOptions): ApiContext => ({ ...base, key: options.key, version: options.version }),
    // An input that the contract does not allow is refused as it is over HTTP.
    interceptors: [
      async ({ next }) => {
        try {
          return await next();
        } catch (error) {
          throw error instanceof ORPCError && error.code === "BAD_REQUEST"
            ? badRequest(error)
            : asUnavailable(error);
        }
      },
    ],
  });
}

/** api/v1 in this process. */
export function inProcess(db: Database, handle: ApiHandler): ApiSource {
  return async identity => {
    const { accessToken, requestId, address } = identity;
    const actor = accessToken
      ? await readSession(db, accessToken).catch(error => {
          throw asUnavailable(error);
        })
      : undefined;
    return {
      user: actor,
      api: clientFor(db, actor, identity),
      raw: (path, init) =>
        handle(new Request(`http://in-process/api/v1${path}`, init), {
          clientAddress: address,
          requestId,
          actor,
        }),
    };
  };
}
