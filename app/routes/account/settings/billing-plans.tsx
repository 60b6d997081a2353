import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requireSignedIn } from "~/session/require-access";
import { WithoutCompany } from "~/ui/account/without-company";
import { PlanOffer } from "~/ui/billing/plan-offer";
import { managesCompany } from "./manages-company";
import { readPlan } from "./plan-view";

export const handle = { namespaces: ["plan", "messages", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const access = requireSignedIn(context);
  return { plan: managesCompany(access) ? await readPlan(context, access.user) : null };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function BillingPlansTab() {
  const { t } = useTranslation("plan");
  const { plan } = useLoaderData<typeof loader>();
  if (!plan) return <WithoutCompany title={t("noCompany")}>{t("noCompanyText")}</WithoutCompany>;
  return <PlanOffer plan={plan} />;
}
