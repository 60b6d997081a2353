import { type AppLoadContext, redirect } from "@remix-run/node";
import { EmailChangeFields } from "~/contract/email-change-fields";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import type { ShownChange } from "~/ui/account/email-form";

/** The user's pending new address, formatted. */
export async function readEmailChange(
  { api, language }: AppLoadContext,
  { timeZone }: SignedInUser,
): Promise<ShownChange | null> {
  const { change } = await api.emailChange.read();
  if (!change) return null;
  const { expiresAt, ...rest } = change;
  return {
    ...rest,
    until: { at: expiresAt.toISOString(), text: formatTime(expiresAt, { language, timeZone }) },
  };
}

/** Requests another address, or cancels the request. */
export async function changeEmail(context: AppLoadContext, form: FormData, back: string) {
  const { api } = context;
  const options = keyOptions(form);
  if (form.get("intent") === "email-cancel") {
    await api.emailChange.cancel(undefined, options);
    flash(context, { kind: "done", key: "emailChange:cancelled" });
    return redirect(back);
  }
  const submission = parseForm(form, { schema: EmailChangeFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.emailChange.request(submission.value, options);
    flash(context, { kind: "done", key: "emailChange:requested" });
    return redirect(back);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}
