import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OrderFields } from "~/contract/payment-fields";
import { plans } from "~/contract/plan-kinds";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { CheckoutForm } from "~/ui/billing/checkout-form";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { loadOffer } from "./load-offer";

export const handle = { namespaces: ["checkout", "plan", "messages", "auth"] };

const planOf = (value: unknown) => plans.find(plan => plan === value) ?? "yearly";

export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { visitor, url, language } = context;
  const { problem, ...offer } = await loadOffer(context);
  const buyer =
    visitor.state !== "signed-in"
      ? ("visitor" as const)
      : visitor.user.companyId && visitor.ability.can("update", "Company")
        ? ("manager" as const)
        : ("other" as const);
  return {
    ...offer,
    buyer,
    company: visitor.state === "signed-in" ? visitor.user.companyName : null,
    chosen: planOf(url.searchParams.get("plan")),
    problem: problem && sayError(language, problem),
  };
}

/** Visitors register first, and then return to the same choice. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const form = await request.formData();
  if (context.visitor.state !== "signed-in") {
    const to = paths.checkout({ plan: planOf(form.get("plan")) });
    return redirect(`${form.get("intent") === "signIn" ? paths.login({ to }) : paths.signUp({ to })}`);
  }
  const submission = parseForm(form, { schema: OrderFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { id, url } = await api.checkouts.order(submission.value, keyOptions(form));
    return redirect(submission.value.payment === "account" ? paths.order(id) : url, 303);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function Checkout() {
  const { t } = useTranslation(["checkout", "plan", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const offer = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (!offer.sells)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState title={t("plan:nothingToBuyTitle")}>{t("plan:nothingToBuy")}</EmptyState>
        </Sheet>
      </>
    );
  return (
    <div data-wide>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={refusal.problems} />
      <div className="stack" data-gap="5">
        {offer.trial ? <Alert tone="warn">{t("trial")}</Alert> : null}
        {offer.buyer === "other" ? (
          <Alert>{offer.company === null ? t("plan:noCompanyText") : t("whoBuys")}</Alert>
        ) : null}
        {offer.problem ? <Alert tone="err">{offer.problem}</Alert> : null}
        <CheckoutForm offer={offer} refusal={refusal} />
      </div>
    </div>
  );
}
