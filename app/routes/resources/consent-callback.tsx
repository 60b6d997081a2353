import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { endRound } from "~/session/mail-consent";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The redirect target of a mailbox provider's consent, for the user who began it and is still signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const round = endRound(context);
  const list = paths.settings.smtp.list();
  if (!round || round.userId !== user.id) {
    flash(context, { kind: "problem", key: "errors:consent_failed" });
    return redirect(list);
  }
  const { settingId: id, verifier } = round;
  const code = context.url.searchParams.get("code");
  try {
    if (!code) throw new AppError("consent_failed");
    const { email } = await or404(api.smtpSettings.giveConsent({ id, code, verifier }));
    flash(context, { kind: "done", key: "mailSettings:consentGivenNow", values: { name: isolate(email) } });
    return redirect(list);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
    return redirect(paths.settings.smtp.consent(id));
  }
}
