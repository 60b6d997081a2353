import { os } from "@orpc/server";
import sql from "sql-template-tag";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import type { ApiContext } from "./context";

function codeOf(error: unknown): number {
  if (error instanceof AppError) return error.status;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === "number" ? status : 500;
}

type Who = { id: string; companyId: string | null };

type SignedInOutput = { user?: Who; signedIn?: { user: Who } | null };

/** The user that signed in, or confirmed their address and so signed in: known only from the response. */
function signedInBy(result: unknown): Who | undefined {
  const output = (result as { output?: SignedInOutput } | undefined)?.output;
  return output?.user ?? output?.signedIn?.user;
}

/** Failed sign-ins are logged although they have no actor. */
const signingIn = new Set(["session.signIn", "session.secondFactor", "session.google"]);

/**
 * Runs a changing call and writes one entry about it, also when it is refused: ids and the endpoint, no names.
 * Refusals of unknown callers are not logged, except for sign-ins: entries cannot be deleted, so anonymous
 * requests must not be able to add them without limit.
 */
export async function logged<Result>(
  context: ApiContext,
  call: { action: string; endpoint: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const record = (code: number, who: Who | undefined = context.actor) =>
    context.db.run(sql`
      insert into activities (id, user_id, company_id, action, endpoint, code, request_id, at)
      values (${newId()}, ${who?.id ?? null}, ${who?.companyId ?? null}, ${call.action},
              ${call.endpoint}, ${code}, ${context.requestId}, ${clock.now()})`);
  try {
    const result = await work();
    await record(200, context.actor ?? signedInBy(result));
    return result;
  } catch (error) {
    const code = codeOf(error);
    // Rate-limited attempts have already been logged.
    const isFailedSignIn = signingIn.has(call.action) && code !== 429;
    if (context.actor || code >= 500 || isFailedSignIn) await record(code);
    throw error;
  }
}

/** Logs every procedure that changes something. */
export const logActivity = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }) => {
    const { method, path: address } = procedure["~orpc"].route;
    const { changesNothing } = procedure["~orpc"].meta as EndpointMeta;
    if (method === "GET" || changesNothing) return next();
    return logged(context, { action: path.join("."), endpoint: `${method} ${address}` }, async () => next());
  });
