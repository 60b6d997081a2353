import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";

/** The token of a mailed link, from the address. */
export const linkToken = ({ url }: Pick<AppLoadContext, "url">): string =>
  url.searchParams.get("token")?.slice(0, 200) ?? "";

/** Whether the link of a mail is invalid or expired. */
export const isLinkVoid = (error: unknown): boolean =>
  error instanceof AppError && (error.code === "link_invalid" || error.code === "bad_request");

/**
 * What a page throws for an error of its mailed link: the redirect to the page that says whether the link is void or has been
 * used, or the error itself.
 */
export function linkProblem(error: unknown, link?: "verify" | "email" | "google" | "contract"): unknown {
  if (error instanceof AppError && error.code === "link_used")
    return redirect(paths.tokenError({ link, used: "1" }));
  return isLinkVoid(error) ? redirect(paths.tokenError({ link })) : error;
}
