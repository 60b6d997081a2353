import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PaymentFields } from "~/contract/invoice-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { InvoiceAside } from "~/ui/billing/invoice-aside";
import { InvoiceLayout } from "~/ui/billing/invoice-layout";
import { InvoicePaper } from "~/ui/billing/invoice-paper";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { shownInvoice } from "./show-invoice";

export const handle = { namespaces: ["invoices", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const operator = user.access === "admin";
  if (!ability.can("read", "Invoice") || !(operator || user.companyId)) throw notFound();
  const invoice = await or404(api.invoices.read({ id: params.id ?? "" }));
  return {
    operator,
    mayChange: operator && ability.can("update", "Invoice"),
    invoice: shownInvoice(invoice, context),
  };
}

/** Records a payment, mails the invoice, or sends a reminder. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: PaymentFields });
  const id = params.id ?? "";
  if (form.get("intent") === "send")
    return sendInvoice(context, id, form).catch(error => refuseError(context, submission, error));
  if (form.get("intent") === "remind")
    return remind(context, id, form).catch(error => refuseError(context, submission, error));
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const typed = { amount: String(form.get("amount") ?? ""), paidOn: submission.value.paidOn };
    const { name } = await or404(api.invoices.pay({ ...typed, id }, keyOptions(form)));
    flash(context, { kind: "done", key: "invoices:noted", values: { name: isolate(name) } });
    return redirect(paths.invoices.preview(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

async function sendInvoice(context: AppLoadContext, id: string, form: FormData) {
  const { api, user } = requireSignedIn(context);
  const { name } = await or404(api.invoices.send({ id }, keyOptions(form)));
  flash(context, { kind: "done", key: "invoices:sent", values: { name: isolate(name) } });
  return redirect(paths.invoices.preview(user.access, id));
}

async function remind(context: AppLoadContext, id: string, form: FormData) {
  const { api, user } = requireSignedIn(context);
  const level = Number(form.get("level"));
  const { name } = await or404(api.invoices.remind({ id, level }, keyOptions(form)));
  flash(context, { kind: "done", key: "invoices:remindDone", values: { name: isolate(name) } });
  return redirect(paths.invoices.preview(user.access, id));
}

export default function InvoicePage() {
  const { t } = useTranslation(["invoices", "messages"]);
  const { invoice, operator, mayChange } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const designation = invoice.lines[0]?.designation ?? "";
  return (
    <InvoiceLayout>
      <div className="head">
        <PageHead title={`${t(`kind.${invoice.kind}`)} ${isolate(invoice.number)}`}>
          {t("forCustomer", { designation, customer: isolate(invoice.customer), date: invoice.issued })}
        </PageHead>
        <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      </div>
      <InvoicePaper invoice={invoice} />
      <InvoiceAside invoice={invoice} operator={operator} mayChange={mayChange} refusal={refusal} />
    </InvoiceLayout>
  );
}
