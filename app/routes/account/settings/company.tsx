import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CompanyFields } from "~/contract/company-fields";
import { AppError } from "~/contract/errors";
import { PublicFormFields } from "~/contract/feedback-fields";
import { countryOptionsHtml } from "~/i18n/countries";
import { paths } from "~/paths";
import { qrPath } from "~/routes/identity/qr-path";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { CompanyForm } from "~/ui/account/company-form";
import { WithoutCompany } from "~/ui/account/without-company";
import { ShareForm } from "~/ui/feedback/share-form";
import { managesCompany } from "./manages-company";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["account", "feedbackReport", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const access = requireSignedIn(context);
  if (!managesCompany(access)) return { company: null, share: null, countries: null };
  const { api, ability } = access;
  const [company, share] = await Promise.all([
    api.company.read(),
    ability.can("read", "Feedback") ? api.feedback.share() : null,
  ]);
  const form = share && `${context.build.origin}${paths.feedback.public({ c: share.code })}`;
  const { url, language } = context;
  const countries = url.pathname.endsWith(".data") ? countryOptionsHtml(language, "") : null;
  return {
    company,
    countries,
    share: form && {
      url: form,
      qr: qrPath(form),
      asksAddress: share.asksAddress,
      inMails: share.inMails,
      version: share.version,
      mayChange: ability.can("update", "Company"),
    },
  };
}

const numbers = ["ust_idnr", "tax_number", "commercial_register_number", "IBAN", "BIC"] as const;

/** The numbers as typed. What is too long is refused by the schema. */
const typedNumbers = (form: FormData) =>
  Object.fromEntries(
    numbers.map(name => [
      name,
      String(form.get(name) ?? "")
        .trim()
        .slice(0, 50),
    ]),
  );

/** What is wrong with the numbers, said in one round with the other errors; nothing for texts that the api cannot read. */
async function wrongNumbers({ api }: AppLoadContext, form: FormData) {
  try {
    return (await api.company.checkNumbers(typedNumbers(form))).wrong;
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  if (form.get("intent") === "public-form") return changePublicForm(context, form);
  const submission = parseForm(form, { schema: CompanyFields });
  if (submission.status !== "success") {
    return refuseFields(context, submission, undefined, await wrongNumbers(context, form));
  }
  try {
    await api.company.change(submission.value, callOptions(form));
    flash(context, { kind: "done", key: "account:company.saved" });
    return redirect(`${settingsRoot(context)}/company`);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

async function changePublicForm(context: AppLoadContext, form: FormData) {
  const { api } = requireSignedIn(context);
  const submission = parseForm(form, { schema: PublicFormFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.feedback.changeForm(submission.value, callOptions(form));
    flash(context, { kind: "done", key: "feedbackReport:share.saved" });
    return redirect(`${settingsRoot(context)}/company`);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function CompanyTab() {
  const { t } = useTranslation(["account", "settings"]);
  const { company, share, countries } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // The tab has two forms; a refusal belongs to the one sent.
  const ofShare = refused?.values.intent === "public-form";
  if (!company) return <WithoutCompany title={t("settings:tab.company")}>{t("company.none")}</WithoutCompany>;
  return (
    <>
      <CompanyForm
        key={company.version}
        company={company}
        countries={countries}
        refused={ofShare ? undefined : refused}
      />
      {share ? <ShareForm {...share} refused={ofShare ? refused : undefined} /> : null}
    </>
  );
}
