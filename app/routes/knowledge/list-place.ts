import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";
import { listParam } from "~/ui/knowledge/use-from-list";

const known = ["division", "search", "status", "validity", "tagId", "sort", "size", "page", "only"];

/** The list of files that a page was opened from, in its order and on its page; otherwise `usual`. */
export function listPlace(
  { url }: Pick<AppLoadContext, "url">,
  { access }: Pick<SignedInUser, "access">,
  usual: string,
): string {
  const place = new URLSearchParams(url.searchParams.get(listParam) ?? "");
  const kept = known.flatMap(name => {
    const value = place.get(name);
    return value ? [[name, value.slice(0, 200)]] : [];
  });
  return kept.length > 0 ? `${paths.knowledge.divisions(access)}?${new URLSearchParams(kept)}` : usual;
}
