import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { SettingsTabs } from "~/ui/account/settings-tabs";
import { PageHead } from "~/ui/primitives/page-head";
import { loadAccount, saveAccount } from "./account-tab";
import { chooseProvider } from "./ai-tab";
import { loadDivisions, loadEmployees } from "./company-lists";
import { saveCompany } from "./company-tab";
import { changeEmail, loadEmailChange } from "./email-tab";
import { loadGoogle, unlinkGoogle } from "./google-tab";
import { hasMailChoices, saveMailChoices } from "./mails-tab";
import { loadPlan } from "./plan-tab";
import { hasOwnData, loadPrivacy, startOwnExport } from "./privacy-tab";
import { actOnSecurity, loadSessions, loadTwoFactor } from "./security-tab";
import { ShownTab } from "./shown-tab";
import { loadWhatsapp, saveWhatsapp } from "./whatsapp-tab";

export const handle = {
  namespaces: [
    "account",
    "emailChange",
    "mailChoices",
    "settings",
    "messages",
    "auth",
    "forms",
    "phone",
    "twoFactor",
    "ownData",
    "divisions",
    "employees",
    "lists",
    "plan",
    "whatsapp",
    "google",
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
    mails: hasMailChoices(context, tab) ? await api.mailChoices.read() : null,
    privacy: hasOwnData(context, tab) ? await loadPrivacy(context, user) : null,
    sessions: tab === "security" ? await loadSessions(context, user) : null,
    twoFactor: tab === "security" ? await loadTwoFactor(context, user) : null,
    google: tab === "security" || tab === "connections" ? await loadGoogle(context, user) : null,
    company: tab === "company" && ofCompany ? await api.company.read() : null,
    provider: tab === "ai" && ofCompany ? await api.provider.read() : null,
    divisions: tab === "divisions" ? await loadDivisions(context) : null,
    employees: tab === "employees" ? await loadEmployees(context) : null,
    whatsapp: tab === "whatsapp" && ofCompany ? await loadWhatsapp(context) : null,
    plan: tab.startsWith("billing") && ofCompany ? await loadPlan(context, user) : null,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  enterSignedIn(context);
  const { tab = "" } = params;
  if (!context.page.tabs?.includes(tab)) throw notFound();
  const form = await request.formData();
  const back = `${rootOf(context)}/${tab}`;
  if (hasOwnData(context, tab) && form.get("intent") === "export") return startOwnExport(context, form, back);
  if (hasMailChoices(context, tab) && form.get("intent") === "mails")
    return saveMailChoices(context, form, back);
  if (form.get("intent") === "google-unlink") return unlinkGoogle(context, form, back);
  switch (tab) {
    case "account":
      return /^email/.test(String(form.get("intent")))
        ? changeEmail(context, form, back)
        : saveAccount(context, form, back);
    case "security":
      return actOnSecurity(context, form, back);
    case "company":
      return saveCompany(context, form, back);
    case "whatsapp":
      return saveWhatsapp(context, form, back);
    case "ai":
      return chooseProvider(context, form);
    default:
      throw notFound();
  }
}

export { alsoWhenOvertaken as shouldRevalidate } from "~/ui/form/ask-again";

export default function Settings() {
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title} />
      <SettingsTabs
        root={data.root}
        tabs={data.tabs}
        here={data.tab}
        wide={data.divisions !== null || data.employees !== null}
      >
        <ShownTab key={data.tab} />
      </SettingsTabs>
    </>
  );
}
