import type { AppLoadContext } from "@remix-run/node";
import { dayIn } from "~/i18n/format";
import { pageTitle } from "~/i18n/server";
import { requireSignedIn } from "~/session/require-access";

/** A name that every system takes for a file, and of a length that is still read. */
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

/** What an exported list is called: after its page, in the reader's language, and the reader's day. */
export const exportName = (context: AppLoadContext, of?: string): string =>
  `${exportTitle(context, of)} ${dayIn(new Date(), requireSignedIn(context).user.timeZone)}`;
