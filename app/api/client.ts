import { createORPCClient, ORPCError } from "@orpc/client";
import { type ContractRouterClient, ValidationError } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "~/contract/contract";
import { AppError, type ErrorCode, errorStatus } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import type { CallOptions } from "./context";
import { callerHeader, signCaller } from "./signed-caller";

/** api/v1 as typed functions. Refusals are thrown as AppError, in process and over HTTP alike. */
export type ApiClient = ContractRouterClient<typeof contract, CallOptions>;

/** The identity on whose behalf a client calls. */
export type ClientIdentity = {
  accessToken: string | undefined;
  requestId: string;
  address: string;
  userAgent: string | null;
};

/** api/v1 as seen by one visitor. */
export interface ApiAccess {
  /** The user of the access token, if it is still valid. */
  user: SignedInUser | undefined;
  api: ApiClient;
  /**
   * The streamed routes (uploads, downloads, growing answers): a path below /api/v1; the response body is a
   * stream.
   */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

/** How this process reaches api/v1: in process or over HTTP. Pages do not depend on which. */
export type ApiSource = (identity: ClientIdentity) => Promise<ApiAccess>;

/** What balancers answer while they reach no process with the api. */
const gatewayStatuses = new Set([502, 503, 504]);

/** Rebuilds the AppError from the error that api/v1 serialised; `network` if the api could not be reached. */
function backToAppError(error: unknown): unknown {
  if (error instanceof ORPCError) {
    if (error.code in errorStatus) return new AppError(error.code as ErrorCode, error.data ?? {});
    return gatewayStatuses.has(error.status) ? unreachable(error.status) : error;
  }
  // A response that breaks the contract is a defect and no outage.
  return error instanceof AppError || error instanceof ValidationError ? error : unreachable(error);
}

const unreachable = (cause: unknown) => new AppError("network", {}, { cause });

/** api/v1 of another process at `baseUrl` (which ends in /api/v1). Each request names the visitor, signed. */
export function overHttp(baseUrl: string): ApiSource {
  return async ({ accessToken, requestId, address, userAgent }) => {
    const caller = { clientAddress: address, requestId };
    const send = (request: Request, init?: RequestInit) => {
      request.headers.set(callerHeader, signCaller(request.method, request.url, caller));
      return fetch(request, init).catch(error => {
        if (request.signal.aborted || init?.signal?.aborted) throw error;
        // A form that is sent on while it is read, and turns out to be cut or malformed.
        throw error.cause instanceof AppError ? error.cause : unreachable(error);
      });
    };
    const headers = (options: CallOptions = {}) => ({
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...(options.key ? { "idempotency-key": options.key } : {}),
      ...(options.version === undefined ? {} : { "if-match": `"${options.version}"` }),
      ...(userAgent ? { "user-agent": userAgent } : {}),
    });
    const link = new OpenAPILink<CallOptions>(contract, {
      url: baseUrl,
      fetch: (request, init) => send(request, init as RequestInit),
      headers: ({ context }) => headers(context),
      plugins: [new ResponseValidationPlugin(contract)],
      interceptors: [
        async ({ next }) => {
          try {
            return await next();
          } catch (error) {
            throw backToAppError(error);
          }
        },
      ],
    });
    const api: ApiClient = createORPCClient(link);
    const user = accessToken ? await api.session.read().catch(undefinedIfUnauthorized) : undefined;
    return {
      user,
      api,
      raw: (path, init) =>
        send(
          new Request(baseUrl + path, {
            ...init,
            headers: { ...headers(), ...init?.headers },
          } as RequestInit),
        ),
    };
  };
}

function undefinedIfUnauthorized(error: unknown): undefined {
  if (error instanceof AppError && error.code === "unauthorized") return undefined;
  throw error;
}
