import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { textsFor } from "~/i18n/server";
import { type Refusal, refuseError, refuseWith } from "~/session/form";

/**
 * The response to a refused form of a chat. If a chosen division or file is gone or no longer open to the user, the form
 * says so and keeps its values; the page itself is not missing.
 */
export async function refuseChoice(
  context: AppLoadContext,
  submission: Parameters<typeof refuseError>[1],
  error: unknown,
) {
  if (!(error instanceof AppError) || error.code !== "not_found")
    return refuseError(context, submission, error);
  const values = (submission.reply().initialValue ?? {}) as Refusal["values"];
  const problem = textsFor(context.language)("chats:form.gone");
  return refuseWith(context, { fields: {}, values, problem } satisfies Refusal, 404);
}
