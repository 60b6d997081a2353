import { type AppLoadContext, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { sayError } from "~/i18n/server";
import { flash } from "~/session/flash";
import { keyOptions, refuseWith } from "~/session/form";
import { requireConfirmation } from "~/session/require-confirmation";
import type { ShownPrivacy } from "~/ui/account/privacy-sheets";

/** Whether the tab contains the user's own data: the privacy tab, or the security tab of areas without one. */
export const hasOwnData = (context: AppLoadContext, tab: string): boolean =>
  tab === (context.page.tabs?.includes("privacy") ? "privacy" : "security");

/** The user's exports, formatted. */
export async function readOwnData(context: AppLoadContext, user: SignedInUser): Promise<ShownPrivacy> {
  const { api, language } = context;
  const { exports, eraseAt, lastAdministrator } = await api.privacy.read();
  const reader = { language, timeZone: user.timeZone };
  const time = (at: Date | null) => (at ? { at: at.toISOString(), text: formatTime(at, reader) } : null);
  return {
    eraseAt: time(eraseAt),
    lastAdministrator,
    exports: exports.map(({ id, state, reason, bytes, createdAt, expiresAt }) => ({
      id,
      state,
      bytes,
      created: time(createdAt)!,
      expires: time(expiresAt),
      reason: reason && sayError(language, reason === "export_timeout" ? reason : "export_failed"),
    })),
  };
}

/** Starts an export. */
export async function startOwnExport(context: AppLoadContext, form: FormData, back: string) {
  await requireConfirmation(context, back);
  try {
    await context.api.privacy.export(undefined, keyOptions(form));
    flash(context, { kind: "done", key: "ownData:export.started" });
    return redirect(back);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = sayError(context.language, error.code, error.data.values);
    return refuseWith(context, { fields: {}, values: {}, code: error.code, problem }, error.status);
  }
}
