import { os } from "@orpc/server";
import sql from "sql-template-tag";
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

/** Who just signed in or registered: the answer says it, the request could not. */
function signedInBy(result: unknown): Who | undefined {
  return (result as { output?: { user?: Who } } | undefined)?.output?.user;
}

/** Whoever fails to sign in is nobody yet, and wanted all the same. */
const signingIn = new Set(["session.signIn", "session.secondStep", "session.google"]);

/**
 * Runs a call that changes something, and writes one entry about it, also when it is refused: ids and
 * the endpoint, no names. What is refused to somebody unknown leaves none, but for signing in: entries cannot be
 * deleted, and whoever liked could add some without end.
 */
export async function logged<Result>(
  context: ApiContext,
  call: { action: string; endpoint: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const note = (code: number, who: Who | undefined = context.actor) =>
    context.db.run(sql`
      insert into activities (id, user_id, company_id, action, endpoint, code, request_id, at)
      values (${newId()}, ${who?.id ?? null}, ${who?.companyId ?? null}, ${call.action},
              ${call.endpoint}, ${code}, ${context.requestId}, ${clock.now()})`);
  try {
    const result = await work();
    await note(200, context.actor ?? signedInBy(result));
    return result;
  } catch (error) {
    const code = codeOf(error);
    // Whoever has to wait has left entries enough.
    const wanted = signingIn.has(call.action) && code !== 429;
    if (context.actor || code >= 500 || wanted) await note(code);
    throw error;
  }
}

/** The activity log of every procedure that changes something. */
export const logActivity = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }) => {
    const { method, path: address } = procedure["~orpc"].route;
    if (method === "GET") return next();
    return logged(context, { action: path.join("."), endpoint: `${method} ${address}` }, async () => next());
  });
