import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { flash } from "./flash";
import { or404 } from "./or-404";

/**
 * The result of a deletion. If another window or user was faster, redirects to the list with a message: what the form asked
 * for is done. A record that the user may not see is answered in the same way.
 * @throws a redirect, 404, AppError of api/v1
 */
export async function orAlreadyDeleted<Result>(
  context: AppLoadContext,
  list: string,
  deletion: Promise<Result>,
): Promise<Result> {
  try {
    return await deletion;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) return or404(Promise.reject(error));
    flash(context, { kind: "note", key: "shell:deleted.already" });
    throw redirect(list);
  }
}
