import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/node";
import type { ApiAccess, ApiClient } from "~/api/client";
import type { AppAbility } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";

/**
 * The first line of every loader and action. Throws the guard's redirect or a 404; returns what a page works
 * with.
 */
export function requireAccess(context: AppLoadContext): { api: ApiClient; raw: ApiAccess["raw"] } {
  if (context.verdict.to === "redirect") throw redirect(context.verdict.location);
  if (context.verdict.to === "document") throw redirectDocument(context.verdict.location);
  if (context.verdict.to === "not-found") throw notFound();
  return { api: context.api, raw: context.raw };
}

/** The same for pages behind a sign-in; returns the user too. */
export function requireSignedIn(context: AppLoadContext): {
  api: ApiClient;
  raw: ApiAccess["raw"];
  user: SignedInUser;
  ability: AppAbility;
} {
  const access = requireAccess(context);
  if (context.visitor.state !== "signed-in") throw redirect(paths.login());
  return { ...access, user: context.visitor.user, ability: context.visitor.ability };
}

/** The 404 for missing records and those of others. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
