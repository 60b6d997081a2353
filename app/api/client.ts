import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { ResponseValidationPlugin } from "@orpc/contract/plugins";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { contract } from "~/contract/contract";
import { AppError, type ErrorCode, errorStatus } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import type { CallOptions } from "./context";

/** api/v1 as typed functions; a refusal is thrown as the same AppError wherever the api runs. */
export type ApiClient = ContractRouterClient<typeof contract, CallOptions>;

/** For whom a client speaks. */
export type Asker = {
  accessToken: string | undefined;
  requestId: string;
  address: string;
  userAgent: string | null;
};

/** api/v1 as one visitor reaches it. */
export interface ApiAccess {
  /** Who the access token belongs to, if it is still good. */
  user: SignedInUser | undefined;
  api: ApiClient;
  /** The streamed routes (uploads, downloads, growing answers): a path below /api/v1, an answer to be read as it comes. */
  raw(path: string, init?: RequestInit): Promise<Response>;
}

/** How this process reaches api/v1: in process, or over HTTP. No page knows which. */
export type ApiSource = (asker: Asker) => Promise<ApiAccess>;

/** The error that api/v1 put on the wire, as the AppError that it was. */
function backToAppError(error: unknown): unknown {
  if (!(error instanceof ORPCError)) return new AppError("network");
  return error.code in errorStatus ? new AppError(error.code as ErrorCode, error.data ?? {}) : error;
}

/** api/v1 of another process at `baseUrl` (ends in /api/v1). */
export function overHttp(baseUrl: string): ApiSource {
  return async asker => {
    const headers = (options: CallOptions = {}) => ({
      ...(asker.accessToken ? { authorization: `Bearer ${asker.accessToken}` } : {}),
      ...(options.key ? { "idempotency-key": options.key } : {}),
      ...(options.version === undefined ? {} : { "if-match": `"${options.version}"` }),
      "x-forwarded-for": asker.address,
      ...(asker.userAgent ? { "user-agent": asker.userAgent } : {}),
    });
    const link = new OpenAPILink<CallOptions>(contract, {
      url: baseUrl,
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
    const user = asker.accessToken ? await api.session.read().catch(nobodyIfRefused) : undefined;
    return {
      user,
      api,
      raw: (path, init) =>
        fetch(baseUrl + path, { ...init, headers: { ...headers(), ...init?.headers } } as RequestInit),
    };
  };
}

function nobodyIfRefused(error: unknown): undefined {
  if (error instanceof AppError && error.code === "unauthorized") return undefined;
  throw error;
}
