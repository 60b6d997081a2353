import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";

/** The token of a mailed link, from the address. */
export const linkToken = ({ url }: Pick<AppLoadContext, "url">): string =>
  url.searchParams.get("token")?.slice(0, 200) ?? "";

/** Whether the link of a mail is invalid, used or expired. */
export const isLinkVoid = (error: unknown): boolean =>
  error instanceof AppError && (error.code === "link_invalid" || error.code === "bad_request");
