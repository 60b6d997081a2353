import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import type { Refusal } from "~/session/form";
import { SettingsTabs } from "~/ui/account/settings-tabs";
import { PageHead } from "~/ui/primitives/page-head";
import { OperatorForm } from "~/ui/system/operator-form";
import { AnsweringFacts, LimitFacts, OutboxFacts, StorageFacts } from "~/ui/system/system-facts";
import { saveOperator } from "./operator-tab";

export const handle = { namespaces: ["system", "account", "messages", "forms", "settings"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { tab = "" } = params;
  const tabs = context.page.tabs ?? [];
  if (!tabs.includes(tab)) throw notFound();
  return {
    tab,
    tabs,
    base: context.page.path.replace("/:tab", ""),
    operator: tab === "company" ? await api.system.readOperator() : null,
    outbox: tab === "email" ? await api.system.outbox() : null,
    answering: tab === "ai" ? await api.system.answering() : null,
    limits: tab === "limits" ? await api.system.limits() : null,
    storage: tab === "storage" ? await api.system.storage() : null,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  enterSignedIn(context);
  if (params.tab !== "company") throw notFound();
  return saveOperator(context, await request.formData());
}

export default function SystemSettings() {
  const { t } = useTranslation("system");
  const root = useRouteLoaderData("root") as RootData;
  const { tab, tabs, base, operator, outbox, answering, limits, storage } = useLoaderData<typeof loader>();
  const reader = { language: root.language, timeZone: root.user!.timeZone };
  const refused = useActionData<typeof action>() as Refusal | undefined;
  return (
    <>
      <PageHead title={root.title} />
      <SettingsTabs root={base} tabs={tabs} here={tab} nameOf={one => t(`tab.${one}` as "tab.ai")}>
        {operator ? <OperatorForm key={operator.version} operator={operator} refused={refused} /> : null}
        {outbox ? <OutboxFacts outbox={outbox} reader={reader} /> : null}
        {answering ? <AnsweringFacts answering={answering} reader={reader} /> : null}
        {limits ? <LimitFacts limits={limits} reader={reader} /> : null}
        {storage ? <StorageFacts storage={storage} reader={reader} /> : null}
      </SettingsTabs>
    </>
  );
}
