import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { PasswordFields } from "~/contract/account-fields";
import { AppError } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { confirmed } from "~/session/confirmed";
import { notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, requestKey } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { keepSession, parseSession, sessionCookieName } from "~/session/session-cookie";
import type { ShownSession } from "~/ui/account/device-list";
import type { ShownTwoFactor } from "~/ui/account/two-factor-card";
import { shownSessions } from "./shown-sessions";

/** Where one is signed in, in words. */
export async function loadSessions(context: AppLoadContext, user: SignedInUser): Promise<ShownSession[]> {
  return shownSessions(context, user, await context.api.sessions.list());
}

/** Changes the password or the second factor, or ends sessions elsewhere. */
export async function actOnSecurity(context: AppLoadContext, form: FormData, back: string) {
  const intent = form.get("intent");
  if (intent === "password") return changePassword(context, form, back);
  const { api } = context;
  if (intent === "two-factor-codes") {
    await confirmed(context, back);
    return data({ codes: (await api.twoFactor.renewCodes()).codes });
  }
  if (intent === "two-factor-off") {
    await confirmed(context, back);
    return turnOff(context, form, back);
  }
  const options = { context: { key: requestKey(form) } };
  if (intent === "end") {
    await orNotFound(api.sessions.end({ id: String(form.get("session")) }, options));
    flash(context, { kind: "done", key: "account:sessionEnded" });
  } else {
    if (intent !== "end-others") throw notFound();
    const { ended } = await api.sessions.endOthers(undefined, options);
    flash(context, { kind: "done", key: "account:sessionsEnded", values: { count: ended } });
  }
  return redirect(back);
}

async function turnOff(context: AppLoadContext, form: FormData, back: string) {
  try {
    await context.api.twoFactor.turnOff(undefined, { context: { key: requestKey(form) } });
    flash(context, { kind: "done", key: "twoFactor:turnedOff" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(back);
}

/** One's own second factor, in words. */
export async function loadTwoFactor(
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
  const submission = parseWithZod(form, { schema: PasswordFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { production } = context.build;
  try {
    const tokens = await context.api.account.changePassword(submission.value);
    const held = parseSession(context.cookies.get(sessionCookieName(production)));
    context.setCookie(keepSession(tokens, held?.remember ?? false, production, new Date()));
    flash(context, { kind: "done", key: "messages:password.changed" });
    return redirect(back);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}
