import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { requireConfirmation } from "~/session/require-confirmation";
import type { ShownGoogle } from "~/ui/account/google-card";

/** The account's link to Google, formatted. */
export async function readGoogle(
  { api, build, language }: AppLoadContext,
  { timeZone }: SignedInUser,
): Promise<ShownGoogle> {
  const { linked, hasPassword } = await api.google.read();
  return {
    hasPassword,
    setUp: build.google,
    linked: linked && {
      email: linked.email,
      at: linked.at.toISOString(),
      text: formatTime(linked.at, { language, timeZone }),
    },
  };
}

/** Unlinks the account from Google. */
export async function unlinkGoogle(context: AppLoadContext, form: FormData, back: string) {
  await requireConfirmation(context, back);
  try {
    await context.api.google.unlink(undefined, keyOptions(form));
    flash(context, { kind: "done", key: "google:unlinkedNow" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(back);
}
