import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";
import { placeInList } from "~/routes/list/place-in-list";
import { fromFile, fromParam } from "~/ui/knowledge/use-from-list";

const known = ["division", "search", "status", "validity", "tagId", "sort", "size", "page", "only"];

/** Whether a page was opened from the file's own page. */
export const isFromFile = ({ url }: Pick<AppLoadContext, "url">): boolean =>
  url.searchParams.get(fromParam) === fromFile;

/**
 * The place that a page of a file was opened from: the page of `file`, if it is given, or the list of files, in its order and
 * on its page; otherwise `usual`.
 */
export function listPlace(
  context: Pick<AppLoadContext, "url">,
  { access }: Pick<SignedInUser, "access">,
  usual: string,
  file?: string,
): string {
  if (file && isFromFile(context)) return paths.knowledge.file(file);
  const list = paths.knowledge.divisions(access);
  const place = placeInList(context, list, known);
  return place === list ? usual : place;
}
