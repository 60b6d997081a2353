import { type AppLoadContext, redirect } from "@remix-run/node";
import { MailChoiceFields } from "~/contract/mail-choice-fields";
import { flash } from "~/session/flash";
import { keyOptions, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";

/** Whether the tab contains the mail choices: the notifications tab, or the account tab of areas without one. */
export const hasMailChoices = ({ page }: AppLoadContext, tab: string): boolean =>
  tab === (page.tabs?.includes("notifications") ? "notifications" : "account");

/** Saves the optional mails. */
export async function saveMailChoices(context: AppLoadContext, form: FormData, back: string) {
  const submission = parseForm(form, { schema: MailChoiceFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  await context.api.mailChoices.change(submission.value, keyOptions(form));
  flash(context, { kind: "done", key: "mailChoices:saved" });
  return redirect(back);
}
