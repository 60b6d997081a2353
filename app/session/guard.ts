import type { AppAbility } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";
import { homeOf } from "./home-of";
import { ownChat } from "./own-chat";
import type { Address } from "./url-map";

/** The visitor: signed in, signed out, or with an expired session. */
export type Visitor =
  | { state: "signed-in"; user: SignedInUser; ability: AppAbility }
  | { state: "anonymous" }
  | { state: "expired" };

/**
 * The guard's decision. `lacks` says that the user may not open the page. `document` is for a page without React whose
 * data a page with React asks for: the browser has to load it as a document.
 */
export type Verdict =
  | { to: "pass" }
  | { to: "redirect"; location: string; lacks?: true }
  | { to: "document"; location: string }
  | { to: "not-found" };

const pass: Verdict = { to: "pass" };
const redirect = (location: string): Verdict => ({ to: "redirect", location });

/** The requested path and query for the `to` parameter, without Remix's `.data` suffix and internal parameters. */
export function wantedPath(url: URL): string {
  const pathname = url.pathname === "/_root.data" ? "/" : url.pathname.replace(/\.data$/, "");
  const query = new URLSearchParams(url.searchParams);
  query.delete("_routes");
  query.delete("index");
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * The navigation guard: the specification's rules in their order, after the one that it calls "always". A pure
 * function of its arguments.
 */
export function authorize(
  page: Address,
  visitor: Visitor,
  url: URL,
  build: { mode: string; production: boolean },
): Verdict {
  const path = wantedPath(url);
  const toLogin = () => redirect(paths.login(path === "/" ? {} : { to: path }));
  // Addresses with this guard (certificates) always lead to 404, for visitors too.
  if (page.guard === "404") return redirect(paths.notFound());
  if (page.development && build.production) return { to: "not-found" };
  // 1. Public pages pass. The redirects decide for themselves.
  if (page.guard === "public") return pass;
  if (page.guard === "redirect") return redirectFor(page, visitor, url);
  // 2. Pages of a build variant exist in that variant only.
  if (page.variant && page.variant !== build.mode) return redirect(paths.notFound());
  // 3. An expired session is cleared (in the response) and leads to the sign-in page; sign-in pages themselves pass.
  if (visitor.state === "expired" && page.guard !== "signed-out") return toLogin();
  // 4. A chat requested without a session keeps its full path.
  if (page.id === "chat" && visitor.state !== "signed-in") return toLogin();
  // 5. Pages for visitors redirect signed-in users to /.
  if (page.guard === "signed-out") return visitor.state === "signed-in" ? redirect("/") : pass;
  if (visitor.state !== "signed-in") {
    return page.door ? redirect(`${page.door}?${new URLSearchParams({ to: path })}`) : toLogin();
  }
  // A required second factor must be set up before anything else.
  if (visitor.user.twoFactorMissing && page.id !== "two-factor.set-up" && !page.confirms)
    return redirect(paths.twoFactor.setUp(path === "/" ? {} : { to: path }));
  // 6. A missing ability leads to /redirecting; a module that is not installed counts as a missing ability.
  const lacks =
    (page.needs && !visitor.ability.can(...page.needs)) ||
    (page.module && !visitor.ability.can("read", page.module));
  if (!lacks) return pass;
  if (ownChat(path, visitor.user.access)) return redirect(paths.redirecting({ to: path }));
  return { to: "redirect", location: paths.redirecting(), lacks: true };
}

function redirectFor(page: Address, visitor: Visitor, url: URL): Verdict {
  if (page.to) return redirect(page.to);
  return visitor.state === "signed-in"
    ? redirect(paths.redirecting())
    : redirect(`${paths.login()}${url.search}`);
}

/** The target of `/redirecting`: a chat in the user's own area, home, or the sign-in page. Never itself. */
export function redirectingTarget(visitor: Visitor, mode: string, to = ""): string {
  if (visitor.state !== "signed-in") return paths.login();
  return ownChat(to, visitor.user.access) ?? homeOf(visitor.user, mode);
}
