import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { renewing } from "~/contract/payment-fields";
import { paths } from "~/paths";
import { loadWaiting } from "~/routes/billing/load-waiting";
import { shownRow } from "~/routes/billing/show-invoice";
import { flash } from "~/session/flash";
import { keyOptions } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import { WithoutCompany } from "~/ui/account/without-company";
import { OwnInvoices } from "~/ui/billing/own-invoices";
import { OwnSubscription } from "~/ui/billing/own-subscription";
import { PlanFacts } from "~/ui/billing/plan-facts";
import { WaitingOrders } from "~/ui/billing/waiting-orders";
import { ButtonLink } from "~/ui/primitives/button";
import { loadSubscription } from "./load-subscription";
import { managesCompany } from "./manages-company";
import { readPlan } from "./plan-view";

export const handle = { namespaces: ["plan", "checkout", "invoices", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const access = requireSignedIn(context);
  if (!managesCompany(access))
    return { plan: null, subscription: null, invoices: null, waiting: [], mayBuy: false };
  const mayBuy = access.ability.can("update", "Company");
  const mayReadInvoices = access.ability.can("read", "Invoice") && context.build.mode === "lotse";
  const invoices = mayReadInvoices ? (await access.api.invoices.list({ size: 100 })).rows : null;
  return {
    invoices: invoices?.map(row => shownRow(row, context.language)) ?? null,
    waiting: mayReadInvoices ? await loadWaiting(context) : [],
    plan: await readPlan(context, access.user),
    subscription: mayBuy ? await loadSubscription(context, access.user) : null,
    mayBuy: mayBuy && context.build.mode === "lotse",
  };
}

/** Performs the action of a button; a refusal of Stripe is shown above the page. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const intent = form.get("intent");
  const options = keyOptions(form);
  try {
    if (intent === "pay") return redirect((await api.subscription.pay(undefined, options)).url, 303);
    if (intent === "portal") return redirect((await api.subscription.portal(undefined, options)).url, 303);
    if (intent === "cancel") await api.subscription.cancel(undefined, options);
    else if (intent === "resume") await api.subscription.resume(undefined, options);
    else if (intent === "change") {
      const plan = renewing.find(one => one === form.get("plan")) ?? "monthly";
      await api.subscription.change({ plan, at: Number(form.get("at")) }, options);
    } else return redirect(paths.settings.billing());
    flash(context, { kind: "done", key: `plan:own.${intent}Done` });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(paths.settings.billing());
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function BillingTab() {
  const { t } = useTranslation("plan");
  const { plan, subscription, invoices, waiting, mayBuy } = useLoaderData<typeof loader>();
  if (!plan) return <WithoutCompany title={t("noCompany")}>{t("noCompanyText")}</WithoutCompany>;
  return (
    <div className="stack" data-gap="6">
      <WaitingOrders orders={waiting} />
      {subscription ? <OwnSubscription subscription={subscription} /> : null}
      <PlanFacts plan={plan} />
      {mayBuy && !subscription ? (
        <p>
          <ButtonLink kind={plan.running ? "plain" : "main"} to={paths.checkout()} reloadDocument>
            {t("toCheckout")}
          </ButtonLink>
        </p>
      ) : null}
      {invoices ? <OwnInvoices invoices={invoices} /> : null}
    </div>
  );
}
