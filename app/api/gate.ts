import { os } from "@orpc/server";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { needConfirmed } from "~/domain/session/confirmation";
import type { ApiContext } from "./context";

/** Who may call: what the endpoint's declaration says, asked of the actor's own ability, second factor and session. */
export const gate = os.$context<ApiContext>().middleware(({ context, procedure, next }) => {
  const { gate: who, confirmed, withoutTwoFactor } = procedure["~orpc"].meta as EndpointMeta;
  if (who !== "public" && !context.actor) throw new AppError("unauthorized");
  if (typeof who === "object") {
    const { actor } = context;
    if (!actor?.ability.can(who.action, who.subject)) {
      // Whoever made the role may have said why it cannot do this.
      const reason = actor?.ability.relevantRuleFor(who.action, who.subject)?.reason;
      throw new AppError("forbidden", reason ? { values: { reason } } : {});
    }
    if (who.area && actor.access !== who.area) throw new AppError("forbidden");
  }
  if (who !== "public" && !withoutTwoFactor && context.actor?.twoFactorMissing)
    throw new AppError("two_factor_required");
  if (confirmed) needConfirmed(context.actor);
  return next();
});
