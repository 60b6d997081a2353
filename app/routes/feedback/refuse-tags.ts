import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { sayError } from "~/i18n/server";
import { refuseWith } from "~/session/form";
import { notFound } from "~/session/require-access";

/**
 * The response to a form of tags that names a deleted one: it says so and keeps the others. The record with the tags is
 * there, or the loader of its page answers 404. Other errors are rethrown.
 */
export function refuseTags(context: AppLoadContext, tagIds: string[], error: unknown) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "forbidden") throw notFound();
  if (error.code !== "not_found" && error.code !== "bad_request") throw error;
  return refuseWith(context, { problem: sayError(context.language, error.code), tagIds }, error.status);
}
