import { abilityOf } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";
import { findPage } from "./find-page";
import { authorize } from "./guard";
import { homeOf } from "./home-of";
import { ownChat } from "./own-chat";

/** Maximum length of a `to` parameter. Chosen: every browser and proxy passes an address of this length. */
const maxTargetLength = 2000;

/** The `to` parameter of a page's address: where its visitor goes afterwards. Checked by {@link safeTarget} only. */
export const requestedTarget = ({ url }: { url: URL }): string | undefined =>
  url.searchParams.get("to")?.slice(0, maxTargetLength);

/**
 * The address after signing in: `to`, if it is a page of this origin, or a chat, in their own area; otherwise home. Where
 * the user may not open the page, the guard says so there. A required second factor is set up first.
 */
export function safeTarget(
  to: string | null | undefined,
  user: SignedInUser,
  build: { mode: string; production: boolean; origin: string },
): string {
  const home = homeOf(user, build.mode);
  if (!to || to.length > maxTargetLength || !to.startsWith("/") || /^\/[/\\]|[\\\t\r\n]/.test(to))
    return home;
  let url: URL;
  try {
    url = new URL(to, build.origin);
  } catch {
    return home;
  }
  if (url.origin !== build.origin || url.pathname.startsWith("//")) return home;
  const { page } = findPage(url);
  if (page.layout === "resource" || page.path === "*" || page.area === "redirect") return home;
  const visitor = { state: "signed-in", user, ability: abilityOf(user.rules) } as const;
  const target = url.pathname + url.search;
  const verdict = authorize(page, visitor, url, build);
  if (verdict.to === "pass" || (verdict.to === "redirect" && verdict.lacks)) return target;
  return user.twoFactorMissing
    ? paths.twoFactor.setUp({ to: target })
    : (ownChat(target, user.access) ?? home);
}
