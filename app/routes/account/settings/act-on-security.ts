import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { PasswordFields } from "~/contract/account-fields";
import { AppError } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { sayInvalid } from "~/i18n/server";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import { parseSession, sessionCookie, sessionCookieName } from "~/session/session-cookie";
import type { ShownTwoFactor } from "~/ui/account/two-factor-card";

/** Changes the password or the second factor, or ends other sessions. */
export async function actOnSecurity(context: AppLoadContext, form: FormData, back: string) {
  const intent = form.get("intent");
  if (intent === "password") return changePassword(context, form, back);
  const { api } = context;
  if (intent === "two-factor-codes") {
    await requireConfirmation(context, back);
    return renewCodes(context, back);
  }
  if (intent === "two-factor-off") {
    await requireConfirmation(context, back);
    return turnOff(context, form, back);
  }
  const options = keyOptions(form);
  if (intent === "end") {
    await or404(api.sessions.end({ id: String(form.get("session")) }, options));
    flash(context, { kind: "done", key: "account:sessionEnded" });
  } else {
    if (intent !== "end-others") throw notFound();
    const { ended } = await api.sessions.endOthers(undefined, options);
    flash(context, { kind: "done", key: "account:sessionsEnded", values: { count: ended } });
  }
  return redirect(back);
}

/** The new codes, shown only once. The second factor may have been turned off after the page was shown. */
async function renewCodes(context: AppLoadContext, back: string) {
  try {
    return data({ codes: (await context.api.twoFactor.renewCodes()).codes });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
    return redirect(back);
  }
}

async function turnOff(context: AppLoadContext, form: FormData, back: string) {
  try {
    await context.api.twoFactor.turnOff(undefined, keyOptions(form));
    flash(context, { kind: "done", key: "twoFactor:turnedOff" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(back);
}

/** The user's second factor, formatted. */
export async function readTwoFactor(
  { api, language }: AppLoadContext,
  { timeZone }: SignedInUser,
): Promise<ShownTwoFactor> {
  const { since, ...rest } = await api.twoFactor.read();
  return {
    ...rest,
    since: since && { at: since.toISOString(), text: formatTime(since, { language, timeZone }) },
  };
}

async function changePassword(context: AppLoadContext, form: FormData, back: string) {
  const submission = parseForm(form, { schema: PasswordFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { production } = context.build;
  try {
    const tokens = await context.api.account.changePassword(submission.value);
    const session = parseSession(context.cookies.get(sessionCookieName(production)));
    context.setCookie(
      sessionCookie(tokens, { remember: session?.remember ?? false, secure: production, now: new Date() }),
    );
    flash(context, { kind: "done", key: "messages:password.changed" });
    return redirect(back);
  } catch (error) {
    const refused = await refuseError(context, submission, error);
    if (refused.data.code !== "password_change_failed") return refused;
    // The message above the form says that it failed, its field says why.
    const currentPassword = [sayInvalid(context.language, "password.wrong")];
    return data({ ...refused.data, fields: { currentPassword } }, refused.init ?? undefined);
  }
}
