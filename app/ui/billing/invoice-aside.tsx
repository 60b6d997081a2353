import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";
import { InvoiceAction } from "./invoice-action";
import { InvoiceDownloads } from "./invoice-downloads";
import { InvoiceRefund } from "./invoice-refund";
import { InvoiceStateBadge } from "./invoice-state";
import { InvoiceSteps } from "./invoice-steps";
import { InvoiceVatCheck } from "./invoice-vat-check";
import { PaidFields } from "./paid-fields";
import { RemindInvoice } from "./remind-invoice";
import type { ShownInvoice } from "./shown-invoice";

/** The state of an invoice, its payments, and the operator's actions. */
export function InvoiceAside({
  invoice,
  operator,
  mayChange,
  refusal,
}: {
  invoice: ShownInvoice;
  operator: boolean;
  mayChange: boolean;
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("invoices");
  const { open, payments, kind } = invoice;
  const changeable = mayChange && kind === "invoice" && invoice.state !== "cancelled";
  return (
    <aside className="stack" data-gap="5" aria-label={t("columnState")}>
      <Sheet data-pad className="stack">
        <h2>{t("columnState")}</h2>
        <p>
          <InvoiceStateBadge state={invoice.state} />
        </p>
        {invoice.disputed ? <p>{t("disputed")}</p> : null}
        {open ? <p>{t("dueIn", { amount: open.amount, date: invoice.due })}</p> : null}
        <InvoiceSteps invoice={invoice} operator={operator} mayChange={mayChange} />
        {invoice.vatCheck ? <InvoiceVatCheck check={invoice.vatCheck} /> : null}
        <p className="small muted">{t("printHint")}</p>
        <p>
          <ButtonLink to={operator ? paths.invoices.list() : paths.settings.billing()}>
            {operator ? t("back") : t("backToPlan")}
          </ButtonLink>
        </p>
      </Sheet>
      <InvoiceDownloads invoice={invoice} operator={operator} />
      {mayChange ? (
        <InvoiceAction title={unbroken(t("mailTitle"))} text={t("mailText")}>
          <Form method="post">
            <RequestId form={`mail-${invoice.id}-${invoice.mailings.length}`} />
            <Submit kind="plain" name="intent" value="send" busy={t("sending")}>
              {t("send")}
            </Submit>
          </Form>
        </InvoiceAction>
      ) : null}
      {changeable && invoice.state === "overdue" && !invoice.disputed ? (
        <RemindInvoice invoice={invoice} />
      ) : null}
      {changeable && open ? (
        <Sheet data-pad>
          <h2>{t("payTitle")}</h2>
          <Form method="post" noValidate className="stack" style={{ marginBlockStart: "1rem" }}>
            <PaidFields day={t("paidOn")} refusal={refusal} />
            <RequestId form={`pay-${invoice.id}-${payments.length}`} />
            <Submit busy={t("noting")}>{t("note")}</Submit>
          </Form>
        </Sheet>
      ) : null}
      {changeable && invoice.ordered && !invoice.ordered.started ? (
        <InvoiceAction title={t("startTitle")} text={t("startText")}>
          <p>
            <ButtonLink to={paths.invoices.startPlan(invoice.id)}>{t("start")}</ButtonLink>
          </p>
        </InvoiceAction>
      ) : null}
      {mayChange ? <InvoiceRefund invoice={invoice} /> : null}
      {changeable ? (
        <InvoiceAction title={t("cancel")} text={t("cancelText")}>
          <p>
            <ButtonLink kind="danger" to={paths.invoices.cancel(invoice.id)}>
              {t("cancel")}
            </ButtonLink>
          </p>
        </InvoiceAction>
      ) : null}
    </aside>
  );
}
