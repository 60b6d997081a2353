import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RefundFields } from "~/contract/invoice-fields";
import { formatMoney } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { PaidFields } from "~/ui/billing/paid-fields";
import { ReasonForm } from "~/ui/billing/reason-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["invoices", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Invoice")) throw notFound();
  const { id, number, paidCents, refundable } = await or404(api.invoices.read({ id: params.id ?? "" }));
  // A refused form says what another window did meanwhile.
  if (!refundable && !context.refused) throw notFound();
  return { id, number, paid: formatMoney(paidCents, context.language) };
}

/** Records a refund to the customer. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: RefundFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const id = params.id ?? "";
  try {
    // The api parses the amount as typed.
    const typed = { ...submission.value, amount: String(form.get("amount") ?? ""), id };
    const { name } = await or404(api.invoices.refund(typed, keyOptions(form)));
    flash(context, { kind: "done", key: "invoices:refundDone", values: { name: isolate(name) } });
    return redirect(paths.invoices.preview("admin", id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function RefundInvoice() {
  const { t } = useTranslation(["invoices", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { id, number, paid } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>(), {
    paidOn: t("shell:label", { name: t("returnedOn") }),
  });
  return (
    <>
      <PageHead title={root.title} />
      <ReasonForm
        name={`refund-${id}`}
        text={t("refundQuestion", { number: isolate(number), paid })}
        hint={t("refundHint")}
        confirm={t("refund")}
        back={paths.invoices.preview("admin", id)}
        refusal={refusal}
      >
        <PaidFields day={t("returnedOn")} refusal={refusal} />
      </ReasonForm>
    </>
  );
}
