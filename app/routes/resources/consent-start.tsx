import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { beginRound } from "~/session/mail-consent";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";

/**
 * Redirects to the provider's consent page. A link, because a page's policy limits forms to this origin, also after
 * redirects, and providers redirect among several origins. Links of other sites show the page that explains it.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "SmtpSetting")) throw notFound();
  const settingId = params.id ?? "";
  const page = paths.settings.smtp.consent(settingId);
  const from = request.headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin") return redirect(page);
  try {
    const parameters = beginRound(context, { settingId, userId: user.id });
    const { address } = await or404(api.smtpSettings.beginConsent({ id: settingId, ...parameters }));
    return redirect(address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
    return redirect(page);
  }
}
