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

/** One entry for every call that changes something, also for the refused: ids and the endpoint, no names. */
export const logActivity = os
  .$context<ApiContext>()
  .middleware(async ({ context, procedure, path, next }) => {
    const { method, path: address } = procedure["~orpc"].route;
    if (method === "GET") return next();
    const note = (code: number) =>
      context.db.run(sql`
      insert into activities (id, user_id, company_id, action, endpoint, code, request_id, at)
      values (${newId()}, ${context.actor?.id ?? null}, ${context.actor?.companyId ?? null}, ${path.join(".")},
              ${`${method} ${address}`}, ${code}, ${context.requestId}, ${clock.now()})`);
    try {
      const result = await next();
      await note(200);
      return result;
    } catch (error) {
      await note(codeOf(error));
      throw error;
    }
  });
