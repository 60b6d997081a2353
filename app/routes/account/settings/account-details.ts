import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { AccountFields } from "~/contract/account-fields";
import { callingOptionsHtml, countryOptionsHtml } from "~/i18n/countries";
import { textsFor } from "~/i18n/server";
import { timeZoneOptionsHtml } from "~/i18n/time-zones";
import { countryNamer } from "~/routes/people/show-person";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";

/** The user's own account; long lists only if the document does not contain them. */
export async function readAccount(context: AppLoadContext) {
  const { api, url, language } = context;
  const account = await api.account.read();
  return {
    account,
    countryName: countryNamer(context)(account.country),
    lists: url.pathname.endsWith(".data")
      ? {
          countries: countryOptionsHtml(language, ""),
          callingCodes: callingOptionsHtml(language, "", { preferred: [account.country] }),
          timeZones: timeZoneOptionsHtml(account.timeZone).replace(" selected", ""),
        }
      : null,
  };
}

/** Saves the user's own account. */
export async function saveAccount(context: AppLoadContext, form: FormData, back: string) {
  const submission = parseForm(form, { schema: AccountFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await context.api.account.change(submission.value, callOptions(form));
    flash(context, { kind: "done", key: "messages:account.saved" });
    return redirect(back);
  } catch (error) {
    const refusal = await refuseError(context, submission, error);
    const { code } = refusal.data;
    if (code === "form_invalid" || code === "conflict_version" || code === "form_resumed") return refusal;
    const problem = textsFor(context.language)("messages:account.saveFailed");
    return data({ ...refusal.data, problem }, refusal.init ?? undefined);
  }
}
