import { implement } from "@orpc/server";
import { contract } from "~/contract/contract";
import { AppError } from "~/contract/errors";
import type { Actor } from "~/domain/core/actor/actor";
import { checkTexts } from "./check-texts";
import type { ApiContext } from "./context";
import { gate } from "./gate";
import { idempotent } from "./idempotent";
import { logActivity } from "./log-activity";

/** The contract with its middleware, outermost first: activity log, gate, readable texts, idempotency. */
export const os = implement(contract)
  .$context<ApiContext>()
  .use(logActivity)
  .use(gate)
  .use(checkTexts)
  .use(idempotent);

/** The actor of a gated endpoint; the gate guarantees that there is one. */
export function actorOf(context: ApiContext): Actor {
  if (!context.actor) throw new AppError("unauthorized");
  return context.actor;
}
