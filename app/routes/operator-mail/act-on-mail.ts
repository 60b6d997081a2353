import type { AppLoadContext } from "@remix-run/node";
import { isolate } from "~/i18n/isolate";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";

/** The message of the next page, by action. */
const done = { resend: "resent", settle: "settledNow", reopen: "reopened" } as const;

/** Sends a failed mail again, settles or reopens it, by the pressed button. @throws AppError of api/v1 */
export async function actOnMail(context: AppLoadContext, id: string, form: FormData): Promise<void> {
  const { api } = requireSignedIn(context);
  const intent = form.get("intent");
  const act = intent === "settle" || intent === "reopen" ? intent : "resend";
  const { to } = await api.operatorMails[act]({ id }, keyOptions(form));
  flash(context, { kind: "done", key: `operatorMail:${done[act]}`, values: { to: isolate(to) } });
}
