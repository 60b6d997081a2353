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
import { shownInvoice } from "./show-invoice";

export const handle = { namespaces: ["invoices", "messages"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Invoice")) throw notFound();
  const invoice = await or404(api.invoices.read({ id: params.id ?? "" }));
  const { id, number, payments } = shownInvoice(invoice, context);
  const payment = payments.find(one => one.id === params.payment);
  // A refused form says what another window did meanwhile.
  if (!payment || !(payment.correctable || context.refused)) throw notFound();
  return { id, number, payment };
}

/** Reverses a payment that was recorded by mistake. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ReasonFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const id = params.id ?? "";
  try {
    const correction = { ...submission.value, id, paymentId: params.payment ?? "" };
    const { name } = await or404(api.invoices.correctPayment(correction, keyOptions(form)));
    flash(context, { kind: "done", key: "invoices:correctDone", values: { name: isolate(name) } });
    return redirect(paths.invoices.preview("admin", id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function CorrectPayment() {
  const { t } = useTranslation("invoices");
  const root = useRouteLoaderData("root") as RootData;
  const { id, number, payment } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title} />
      <ReasonForm
        name={`correct-${payment.id}`}
        text={t("correctQuestion", { number: isolate(number), amount: payment.amount, date: payment.on })}
        hint={t("correctHint")}
        confirm={t("correctPayment")}
        back={paths.invoices.preview("admin", id)}
        refusal={refusal}
      />
    </>
  );
}
