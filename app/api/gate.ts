import { os } from "@orpc/server";
import type { EndpointMeta } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { requireConfirmed } from "~/domain/identity/session/confirmation";
import type { ApiContext } from "./context";

/** Enforces the endpoint's declaration: ability, second factor and confirmation of the actor. */
export const gate = os.$context<ApiContext>().middleware(({ context, procedure, next }) => {
  const { gate: who, confirmed, withoutTwoFactor } = procedure["~orpc"].meta as EndpointMeta;
  if (who !== "public" && !context.actor) throw new AppError("unauthorized");
  if (typeof who === "object") {
    const { actor } = context;
    if (!actor?.ability.can(who.action, who.subject)) {
      // A role can state why a permission is missing; the refusal carries that text.
      const reason = actor?.ability.relevantRuleFor(who.action, who.subject)?.reason;
      throw new AppError("forbidden", reason ? { values: { reason } } : {});
    }
    if (who.area && actor.access !== who.area) throw new AppError("forbidden");
  }
  if (who !== "public" && !withoutTwoFactor && context.actor?.twoFactorMissing)
    throw new AppError("two_factor_required");
  if (confirmed) requireConfirmed(context.actor);
  return next();
});
