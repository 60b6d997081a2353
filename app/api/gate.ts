import { os } from "@orpc/server";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { ApiContext } from "./context";

/** Who may call: what the endpoint's declaration says, asked of the actor's own ability. */
export const gate = os.$context<ApiContext>().middleware(({ context, procedure, next }) => {
  const who = (procedure["~orpc"].meta as EndpointMeta).gate;
  if (who !== "public" && !context.actor) throw new AppError("unauthorized");
  if (typeof who === "object" && !context.actor?.ability.can(who.action, who.subject)) {
    throw new AppError("forbidden");
  }
  return next();
});
