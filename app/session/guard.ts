import { type Address, homeOf } from "~/areas";
import type { AppAbility } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";

/** Who is visiting: somebody, nobody, or somebody whose session is over. */
export type Visitor =
  | { state: "signed-in"; user: SignedInUser; ability: AppAbility }
  | { state: "nobody" }
  | { state: "expired" };

/** What the guard says: in, somewhere else, or there is nothing here. */
export type Verdict = { to: "pass" } | { to: "redirect"; location: string } | { to: "not-found" };

const pass: Verdict = { to: "pass" };
const redirect = (location: string): Verdict => ({ to: "redirect", location });

/** The path and query that a visitor wanted, as `to` carries them; Remix's `.data` form and its own parameters taken off. */
export function wantedPath(url: URL): string {
  const pathname = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const query = new URLSearchParams(url.searchParams);
  query.delete("_routes");
  query.delete("index");
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * The navigation guard: the specification's rules in their order, after the one that it calls
 * "always". Pure: everything that it looks at is handed to it.
 */
export function judge(
  page: Address,
  visitor: Visitor,
  url: URL,
  build: { mode: string; production: boolean },
): Verdict {
  const wanted = wantedPath(url);
  const toLogin = () => redirect(paths.login(wanted === "/" ? {} : { to: wanted }));
  // The certificates route always goes to 404, for visitors too.
  if (page.guard === "404") return redirect(paths.notFound());
  if (page.development && build.production) return { to: "not-found" };
  // 1. Public routes pass. The redirects decide for themselves.
  if (page.guard === "public") return pass;
  if (page.guard === "redirect") return redirectFor(page, visitor, url);
  // 2. Variant routes exist in their variant only.
  if (page.variant && page.variant !== build.mode) return redirect(paths.notFound());
  // 3. An expired session is cleared (on the way out) and signs in again; a sign-in page needs no detour.
  if (visitor.state === "expired" && page.guard !== "signed-out") return toLogin();
  // 4. A chat route without a session keeps its full path.
  if (page.id === "chat" && visitor.state !== "signed-in") return toLogin();
  // 5. Pages for visitors send a signed-in user to /.
  if (page.guard === "signed-out") return visitor.state === "signed-in" ? redirect("/") : pass;
  if (visitor.state !== "signed-in") {
    return page.door ? redirect(`${page.door}?${new URLSearchParams({ to: wanted })}`) : toLogin();
  }
  // Who must have a second factor sets it up first, whatever they may do.
  if (visitor.user.twoFactorMissing && page.id !== "two-factor.set-up" && !page.confirms)
    return redirect(paths.twoFactor.setUp(wanted === "/" ? {} : { to: wanted }));
  // 6. A missing ability goes home by way of /redirecting; a missing module is a missing ability.
  const lacks =
    (page.needs && !visitor.ability.can(...page.needs)) ||
    (page.module && !visitor.ability.can("read", page.module));
  return lacks ? redirect(paths.redirecting()) : pass;
}

function redirectFor(page: Address, visitor: Visitor, url: URL): Verdict {
  if (page.to) return redirect(page.to);
  return visitor.state === "signed-in"
    ? redirect(paths.redirecting())
    : redirect(`${paths.login()}${url.search}`);
}

/** Where `/redirecting` leads: home, or to the sign-in page. Never back to itself. */
export function redirectingTarget(visitor: Visitor, mode: string): string {
  return visitor.state === "signed-in" ? homeOf(visitor.user, mode) : paths.login();
}
