import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";
import { fromFile, fromParam, listParam } from "~/ui/knowledge/use-from-list";

const known = ["division", "search", "status", "validity", "tagId", "sort", "size", "page", "only"];

/**
 * The place that a page of a file was opened from: the page of `file`, if it is given, or the list of files, in its order and
 * on its page; otherwise `usual`.
 */
export function listPlace(
  { url }: Pick<AppLoadContext, "url">,
  { access }: Pick<SignedInUser, "access">,
  usual: string,
  file?: string,
): string {
  if (file && url.searchParams.get(fromParam) === fromFile) return paths.knowledge.file(file);
  const place = new URLSearchParams(url.searchParams.get(listParam) ?? "");
  const kept = known.flatMap(name => {
    const value = place.get(name);
    return value ? [[name, value.slice(0, 200)]] : [];
  });
  return kept.length > 0 ? `${paths.knowledge.divisions(access)}?${new URLSearchParams(kept)}` : usual;
}
