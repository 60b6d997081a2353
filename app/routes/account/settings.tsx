import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import type { Refusal } from "~/session/form";
import { AccountForm } from "~/ui/account/account-form";
import { CompanyForm } from "~/ui/account/company-form";
import { EmailForm } from "~/ui/account/email-form";
import { PasswordForm } from "~/ui/account/password-form";
import { PrivacySheets } from "~/ui/account/privacy-sheets";
import { SessionList } from "~/ui/account/session-list";
import { SettingsTabs } from "~/ui/account/settings-tabs";
import { TwoFactorCard } from "~/ui/account/two-factor-card";
import { ProviderForm, type Tried } from "~/ui/chat/provider-form";
import { Alert } from "~/ui/primitives/alert";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { loadAccount, saveAccount } from "./account-tab";
import { chooseProvider } from "./ai-tab";
import { saveCompany } from "./company-tab";
import { changeEmail, loadEmailChange } from "./email-tab";
import { hasOwnData, loadPrivacy, startOwnExport } from "./privacy-tab";
import { actOnSecurity, loadSessions, loadTwoFactor } from "./security-tab";

export const handle = {
  namespaces: [
    "account",
    "emailChange",
    "settings",
    "messages",
    "auth",
    "forms",
    "phone",
    "twoFactor",
    "ownData",
  ],
};

/** The address that the tabs of this area stand below. */
const rootOf = (context: AppLoadContext) => context.page.path.replace("/:tab", "");

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  const { tab = "" } = params;
  const tabs = context.page.tabs ?? [];
  if (!tabs.includes(tab)) throw notFound();
  const ofCompany = user.companyId !== null && ability.can("update", "Company");
  return {
    tab,
    tabs,
    root: rootOf(context),
    own: tab === "account" ? await loadAccount(context) : null,
    newEmail: tab === "account" ? await loadEmailChange(context, user) : null,
    privacy: hasOwnData(context, tab) ? await loadPrivacy(context, user) : null,
    sessions: tab === "security" ? await loadSessions(context, user) : null,
    twoFactor: tab === "security" ? await loadTwoFactor(context, user) : null,
    company: tab === "company" && ofCompany ? await api.company.read() : null,
    provider: tab === "ai" && ofCompany ? await api.provider.read() : null,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  enterSignedIn(context);
  const { tab = "" } = params;
  if (!context.page.tabs?.includes(tab)) throw notFound();
  const form = await request.formData();
  const back = `${rootOf(context)}/${tab}`;
  if (hasOwnData(context, tab) && form.get("intent") === "export") return startOwnExport(context, form, back);
  switch (tab) {
    case "account":
      return /^email/.test(String(form.get("intent")))
        ? changeEmail(context, form, back)
        : saveAccount(context, form, back);
    case "security":
      return actOnSecurity(context, form, back);
    case "company":
      return saveCompany(context, form, back);
    case "ai":
      return chooseProvider(context, form);
    default:
      throw notFound();
  }
}

/** After somebody else was quicker the page has to know what they saved. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Settings() {
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title} />
      <SettingsTabs root={data.root} tabs={data.tabs} here={data.tab}>
        <Tab key={data.tab} />
      </SettingsTabs>
    </>
  );
}

function Tab() {
  const { t } = useTranslation(["account", "settings", "shell"]);
  const { tab, root, own, newEmail, sessions, twoFactor, company, provider, privacy } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as
    | (Refusal & { tried?: Tried })
    | { codes: string[] }
    | undefined;
  const codes = answer && "codes" in answer ? answer.codes : undefined;
  const refused = answer && "codes" in answer ? undefined : answer;
  const problem = refused?.code?.startsWith("export_") ? refused.problem : undefined;
  if (own)
    return (
      <div className="stack" style={{ "--gap": "1.5rem" } as React.CSSProperties}>
        <AccountForm key={own.account.version} {...own} refused={refused} />
        <EmailForm present={own.account.email} change={newEmail} refused={refused} />
      </div>
    );
  if (sessions)
    return (
      <div className="stack" style={{ "--gap": "1.5rem" } as React.CSSProperties}>
        <PasswordForm refused={problem ? undefined : refused} />
        {twoFactor ? <TwoFactorCard {...twoFactor} root={root} codes={codes} /> : null}
        <SessionList sessions={sessions} />
        {privacy ? <PrivacySheets privacy={privacy} here={`${root}/${tab}`} problem={problem} /> : null}
      </div>
    );
  if (privacy) return <PrivacySheets privacy={privacy} here={`${root}/${tab}`} problem={problem} />;
  if (company) return <CompanyForm key={company.version} company={company} refused={refused} />;
  if (provider)
    return (
      <ProviderForm key={provider.version} provider={provider} refused={refused} tried={refused?.tried} />
    );
  if (tab === "ai" || tab === "company")
    return (
      <Sheet>
        <EmptyState title={tab === "ai" ? t("settings:ai.title") : t("settings:tab.company")}>
          {tab === "ai" ? t("settings:ai.noCompany") : t("company.none")}
        </EmptyState>
      </Sheet>
    );
  return <Alert tone="calm">{t("shell:notYet.text")}</Alert>;
}
