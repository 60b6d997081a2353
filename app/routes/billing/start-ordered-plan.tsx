import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReasonFields } from "~/contract/invoice-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ReasonForm } from "~/ui/billing/reason-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["invoices", "messages", "plan"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Invoice")) throw notFound();
  const { id, number, customer, ordered, state } = await or404(api.invoices.read({ id: params.id ?? "" }));
  if (!ordered) throw notFound();
  // A refused form says what another window did meanwhile.
  if ((ordered.started || state === "cancelled") && !context.refused) throw notFound();
  return { id, number, customer, plan: ordered.plan };
}

/** Starts the plan that was ordered with the invoice, before it is paid. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ReasonFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const id = params.id ?? "";
  try {
    const order = { ...submission.value, id };
    const { name } = await or404(api.invoices.startPlan(order, keyOptions(form)));
    flash(context, { kind: "done", key: "invoices:startDone", values: { name: isolate(name) } });
    return redirect(paths.invoices.preview("admin", id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function StartOrderedPlan() {
  const { t } = useTranslation(["invoices", "plan"]);
  const root = useRouteLoaderData("root") as RootData;
  const { id, number, customer, plan } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title} />
      <ReasonForm
        name={`start-${id}`}
        text={t("startQuestion", {
          number: isolate(number),
          customer: isolate(customer),
          plan: t(`plan:kind.${plan}`),
        })}
        hint={t("startHint")}
        confirm={t("start")}
        back={paths.invoices.preview("admin", id)}
        refusal={refusal}
      />
    </>
  );
}
