import { type AppLoadContext, redirect } from "@remix-run/node";
import type { ApiAccess, ApiClient } from "~/api/client";
import type { AppAbility } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";

/**
 * The first line of every loader and action: who may enter. Throws the guard's redirect or a 404;
 * returns what a page works with.
 */
export function enter(context: AppLoadContext): { api: ApiClient; raw: ApiAccess["raw"] } {
  if (context.verdict.to === "redirect") throw redirect(context.verdict.location);
  if (context.verdict.to === "not-found") throw notFound();
  return { api: context.api, raw: context.raw };
}

/** The same for pages behind a sign-in: also says who it is. */
export function enterSignedIn(context: AppLoadContext): {
  api: ApiClient;
  raw: ApiAccess["raw"];
  user: SignedInUser;
  ability: AppAbility;
} {
  const access = enter(context);
  if (context.visitor.state !== "signed-in") throw redirect(paths.login());
  return { ...access, user: context.visitor.user, ability: context.visitor.ability };
}

/** What a page throws for a record that is not there, or not this visitor's: one and the same answer. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
