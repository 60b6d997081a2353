import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import type { Refusal } from "~/session/form";
import { AccountForm } from "~/ui/account/account-form";
import { CompanyDivisions } from "~/ui/account/company-divisions";
import { CompanyEmployees } from "~/ui/account/company-employees";
import { CompanyForm } from "~/ui/account/company-form";
import { EmailForm } from "~/ui/account/email-form";
import { GoogleCard } from "~/ui/account/google-card";
import { MailChoices } from "~/ui/account/mail-choices";
import { PasswordForm } from "~/ui/account/password-form";
import { PictureForm } from "~/ui/account/picture-form";
import { PrivacySheets } from "~/ui/account/privacy-sheets";
import { SessionList } from "~/ui/account/session-list";
import { TwoFactorCard } from "~/ui/account/two-factor-card";
import { WhatsappSteps } from "~/ui/account/whatsapp-steps";
import { ProviderForm, type Tried } from "~/ui/chat/provider-form";
import { NoCompany } from "~/ui/employees/no-company";
import { PlanFacts } from "~/ui/plan/plan-facts";
import { PlanOffer } from "~/ui/plan/plan-offer";
import { Alert } from "~/ui/primitives/alert";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import type { loader } from "./settings";

/** The one tab of the settings that is open. */
export function ShownTab() {
  const {
    tab,
    root,
    own,
    newEmail,
    sessions,
    twoFactor,
    google,
    company,
    provider,
    privacy,
    mails,
    ...lists
  } = useLoaderData<typeof loader>();
  const answer = useActionData() as (Refusal & { tried?: Tried }) | { codes: string[] } | undefined;
  const codes = answer && "codes" in answer ? answer.codes : undefined;
  const refused = answer && "codes" in answer ? undefined : answer;
  const problem = refused?.code?.startsWith("export_") ? refused.problem : undefined;
  // Several forms stand on one tab, and a refusal is of the one that was sent.
  const of = (form: unknown) => (refused?.values.intent === form ? refused : undefined);
  if (own)
    return (
      <div className="stack" style={{ "--gap": "1.5rem" } as React.CSSProperties}>
        <PictureForm />
        <AccountForm key={own.account.version} {...own} refused={of(undefined)} />
        <EmailForm present={own.account.email} change={newEmail} refused={of("email")} />
        {mails ? <MailChoices choices={mails} /> : null}
      </div>
    );
  if (sessions)
    return (
      <div className="stack" style={{ "--gap": "1.5rem" } as React.CSSProperties}>
        {google?.hasPassword ? <PasswordForm refused={problem ? undefined : refused} /> : null}
        {google ? <GoogleCard {...google} here={`${root}/${tab}`} /> : null}
        {twoFactor ? <TwoFactorCard {...twoFactor} root={root} codes={codes} /> : null}
        <SessionList sessions={sessions} />
        {privacy ? <PrivacySheets privacy={privacy} here={`${root}/${tab}`} problem={problem} /> : null}
      </div>
    );
  if (google) return <GoogleCard {...google} here={`${root}/${tab}`} />;
  if (privacy) return <PrivacySheets privacy={privacy} here={`${root}/${tab}`} problem={problem} />;
  if (mails) return <MailChoices choices={mails} />;
  if (company) return <CompanyForm key={company.version} company={company} refused={refused} />;
  if (provider)
    return (
      <ProviderForm key={provider.version} provider={provider} refused={refused} tried={refused?.tried} />
    );
  if (lists.divisions) return <CompanyDivisions {...lists.divisions} />;
  if (lists.employees) return <CompanyEmployees {...lists.employees} />;
  if (lists.whatsapp) return <WhatsappSteps whatsapp={lists.whatsapp} refused={refused} />;
  if (lists.plan)
    return tab === "billing" ? <PlanFacts plan={lists.plan} /> : <PlanOffer plan={lists.plan} />;
  return <OfCompanies tab={tab} />;
}

/** Why there is nothing for people without a company, or without the right. */
function OfCompanies({ tab }: { tab: string }) {
  const { t } = useTranslation(["account", "settings", "plan", "shell"]);
  const closed = (useRouteLoaderData("root") as RootData).user?.company ? <NoCompany /> : undefined;
  const none = (title: string, text: string) => (
    <Sheet>
      <EmptyState title={title}>{text}</EmptyState>
    </Sheet>
  );
  switch (tab) {
    case "ai":
      return closed ?? none(t("settings:ai.title"), t("settings:ai.noCompany"));
    case "company":
    case "whatsapp":
      return closed ?? none(t(`settings:tab.${tab}`), t("company.none"));
    case "billing":
    case "billing-plans":
      return closed ?? none(t("plan:noCompany"), t("plan:noCompanyText"));
    case "divisions":
      return <NoCompany about="divisions" />;
    case "employees":
      return <NoCompany />;
    default:
      return <Alert tone="calm">{t("shell:notYet.text")}</Alert>;
  }
}
