import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { WhatsappFields } from "~/contract/whatsapp-fields";
import { callingOptionsHtml } from "~/i18n/countries";
import { formatPhone } from "~/i18n/format-phone";
import { qrPath } from "~/routes/identity/qr-path";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { WhatsappSteps } from "~/ui/account/whatsapp-steps";
import { WithoutCompany } from "~/ui/account/without-company";
import { managesCompany } from "./manages-company";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["whatsapp", "account", "messages", "forms", "phone"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const access = requireSignedIn(context);
  return { whatsapp: managesCompany(access) ? await readWhatsapp(context) : null };
}

/**
 * The company's number with its WhatsApp address and QR code; the long list only if the document does not contain
 * it.
 */
async function readWhatsapp({ api, url, language }: AppLoadContext) {
  const whatsapp = await api.whatsapp.read();
  const address = whatsapp.number && `https://wa.me/${whatsapp.number.replace(/\D/g, "")}`;
  return {
    ...whatsapp,
    number: whatsapp.number && formatPhone(whatsapp.number),
    at: address ? { address, qr: qrPath(address) } : null,
    callingCodes: url.pathname.endsWith(".data")
      ? callingOptionsHtml(language, "", { preferred: [whatsapp.phoneCountry] })
      : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: WhatsappFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.whatsapp.change(submission.value, callOptions(form));
    flash(context, { kind: "done", key: "whatsapp:saved" });
    return redirect(`${settingsRoot(context)}/whatsapp`);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function WhatsappTab() {
  const { t } = useTranslation(["account", "settings"]);
  const { whatsapp } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!whatsapp)
    return <WithoutCompany title={t("settings:tab.whatsapp")}>{t("company.none")}</WithoutCompany>;
  return <WhatsappSteps whatsapp={whatsapp} refused={refused} />;
}
