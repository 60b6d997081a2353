import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { ORPCError } from "@orpc/server";
import { AppError, type ErrorCode, errorStatus } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { readSession } from "~/domain/identity/session/read-session";
import { badRequest } from "./bad-request";
import { checkAddress, checkBodyIsObject } from "./check-texts";
import type { ApiContext } from "./context";
import { openRoutes } from "./open-routes";
import { methodsOf } from "./openapi";
import { router } from "./router";
import { streamedRoutes } from "./streamed-routes";
import { asUnavailable } from "./unavailable";

/** The caller. In process the actor is already known; over HTTP the Bearer token identifies it. */
type ApiCaller = { clientAddress: string; requestId?: string; actor?: Actor | undefined };
/** api/v1 as a function from request to response. */
export type ApiHandler = (request: Request, caller: ApiCaller) => Promise<Response>;

/**
 * The body of every refusal: {code, status, message, data}. The code is the key of its sentence in the `errors`
 * texts.
 */
function refusal(code: ErrorCode, data: AppError["data"] = {}): Response {
  const status = errorStatus[code];
  return Response.json({ code, status, message: inWords(code), data }, { status, headers: retryAfter(data) });
}

const inWords = (code: string) => code.replaceAll("_", " ");
const retryAfter = (data: AppError["data"]): Record<string, string> =>
  data.values?.seconds === undefined ? {} : { "retry-after": String(data.values.seconds) };

/** AppErrors as the library serialises them. Unexpected errors are logged with their request id and sent without details. */
function asOrpcError(thrown: unknown, context: ApiContext): unknown {
  const error = asUnavailable(thrown);
  if (error instanceof AppError) {
    context.retryAfter = retryAfter(error.data);
    return new ORPCError(error.code, {
      status: error.status,
      message: inWords(error.code),
      data: error.data,
    });
  }
  if (error instanceof ORPCError && error.status < 500) return asOrpcError(badRequest(error), context);
  console.error(`[${context.requestId}] api/v1`, error);
  return new ORPCError("unexpected", {
    status: 500,
    message: "unexpected",
    data: { requestId: context.requestId },
  });
}

/** Creates the handler of /api/v1 over one database. */
export function createApi(db: Database): ApiHandler {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          throw asOrpcError(error, context);
        }
      },
    ],
  });
  return async (request, caller) => {
    const context: ApiContext = {
      db,
      actor: caller.actor,
      requestId: caller.requestId ?? newId(),
      address: caller.clientAddress,
      userAgent: request.headers.get("user-agent"),
      key: request.headers.get("idempotency-key") ?? undefined,
      version: versionOf(request.headers.get("if-match")),
    };
    try {
      checkAddress(request.url);
      const open = await openRoutes(request, db);
      if (open) return open;
      context.actor ??= await actorOfBearer(db, request);
      const streamed = await streamedRoutes(request, context);
      if (streamed) return streamed;
      const methods = await methodsOf(new URL(request.url).pathname);
      if (methods.length > 0 && !methods.includes(request.method)) return notAllowed(methods);
      await checkBodyIsObject(request);
      const { matched, response } = await handler.handle(request, { prefix: "/api/v1", context });
      if (!matched) return refusal("not_found");
      for (const [name, value] of Object.entries(context.retryAfter ?? {})) response.headers.set(name, value);
      return response;
    } catch (thrown) {
      const error = asUnavailable(thrown);
      if (error instanceof AppError) return refusal(error.code, error.data);
      console.error(`[${context.requestId}] api/v1`, error);
      return refusal("unexpected");
    }
  };
}

/** The refusal of a method that an address does not have. */
function notAllowed(methods: string[]): Response {
  const response = refusal("method_not_allowed");
  response.headers.set("allow", methods.join(", "));
  return response;
}

async function actorOfBearer(db: Database, request: Request): Promise<Actor | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.get("authorization") ?? "")?.[1];
  return token ? readSession(db, token) : undefined;
}

function versionOf(header: string | null): number | undefined {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? "")?.[1];
  return version === undefined ? undefined : Number(version);
}
