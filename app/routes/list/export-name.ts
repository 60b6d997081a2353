import type { AppLoadContext } from "@remix-run/node";
import { dayIn } from "~/i18n/format";
import { pageTitle } from "~/i18n/server";
import { wantedPath } from "~/session/guard";
import { requireSignedIn } from "~/session/require-access";

/** A name as every system allows it for a file, short enough to be read. */
export const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "")
    .slice(0, 100)
    .replace(/\p{Cs}$/u, "");

/** The title of the page that an export is of: above its own address, unless another is given. */
export const exportTitle = (
  { language, page }: AppLoadContext,
  of = page.id.replace(/\.export$/, ""),
): string => pageTitle(language, { id: of });

/** The name of an exported list: the title of its page, in the reader's language, and the reader's day. */
export const exportName = (context: AppLoadContext, of?: string): string =>
  `${exportTitle(context, of)} ${dayIn(new Date(), requireSignedIn(context).user.timeZone)}`;

/**
 * The list that an export is of, with its filter: the page above the export's own address. An export of several lists, whose
 * address names one by its kind, gives that list.
 */
export function exportedList({ url }: AppLoadContext, list?: string): string {
  const { pathname, searchParams } = new URL(wantedPath(url), url);
  searchParams.delete("format");
  if (list) searchParams.delete("kind");
  return `${list ?? pathname.replace(/\/export$/, "")}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}
