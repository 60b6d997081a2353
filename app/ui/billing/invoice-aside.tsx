import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";
import { InvoiceStateBadge } from "./invoice-state";
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
  refusal: ReturnType<typeof readRefusal>;
}) {
  const { t } = useTranslation(["invoices", "shell"]);
  const { open, cancelledBy, payments, kind } = invoice;
  const changeable = mayChange && kind === "invoice" && invoice.state !== "cancelled";
  const to = (id: string) => paths.invoices.preview(operator ? "admin" : "user", id);
  return (
    <aside className="stack" data-gap="5" aria-label={t("columnState")}>
      <Sheet data-pad className="stack">
        <h2>{t("columnState")}</h2>
        <p>
          <InvoiceStateBadge state={invoice.state} />
        </p>
        {invoice.disputed ? <p>{t("disputed")}</p> : null}
        {open ? <p>{t("dueIn", { amount: open.amount, date: invoice.due })}</p> : null}
        <ol className="stack" style={{ listStyle: "none", padding: 0 }}>
          <li>
            {t("step.issued")}
            {t("shell:comma")}
            <time dateTime={invoice.issuedOn}>{invoice.issued}</time>
          </li>
          {payments.map(payment => (
            <li key={payment.id}>
              {t(`step.${payment.kind}`, { amount: payment.amount })}
              {t("shell:comma")}
              <time dateTime={payment.paidOn}>{payment.on}</time>
              {payment.reason ? (
                <span className="small muted" style={{ display: "block", overflowWrap: "anywhere" }}>
                  <bdi>{payment.reason}</bdi>
                </span>
              ) : null}
              {mayChange && payment.correctable ? (
                <span style={{ display: "block" }}>
                  <Link to={paths.invoices.correctPayment(invoice.id, payment.id)}>
                    {t("correctPayment")}
                  </Link>
                </span>
              ) : null}
            </li>
          ))}
          {invoice.correctedBy.map(({ id, number, amount }) => (
            <li key={id}>
              <Link to={to(id)}>{t("step.corrected", { amount, number })}</Link>
            </li>
          ))}
          {invoice.mailings.map(({ level, state, on }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: mailings are only added at the end
            <li key={at} data-level={level}>
              {level > 0
                ? t(`reminderMailed.${state}`, { level, date: on })
                : t(`mailed.${state}`, { date: on })}
            </li>
          ))}
          {cancelledBy ? (
            <li>
              <Link to={to(cancelledBy.id)}>{t("step.cancelled", { number: cancelledBy.number })}</Link>
            </li>
          ) : open ? (
            <li>{t("step.expected")}</li>
          ) : null}
        </ol>
        {invoice.vatCheck ? (
          <p className={invoice.vatCheck.state === "invalid" ? undefined : "small muted"}>
            {t(`vatCheck.${invoice.vatCheck.state}`, {
              id: invoice.vatCheck.id,
              date: invoice.vatCheck.on,
              number: invoice.vatCheck.requestNumber ?? "–",
            })}
          </p>
        ) : null}
        {invoice.vatCheck?.holder ? (
          <p className="small muted" style={{ overflowWrap: "anywhere" }}>
            {t("vatCheck.holder", { holder: invoice.vatCheck.holder })}
          </p>
        ) : null}
        {invoice.vatCheck?.holderConfirmed ? (
          <p>{t("vatCheck.holderConfirmed", { date: invoice.vatCheck.holderConfirmed })}</p>
        ) : null}
        <p className="small muted">{t("printHint")}</p>
        <p>
          <ButtonLink to={operator ? paths.invoices.list() : paths.settings.billing()}>
            {operator ? t("back") : t("backToPlan")}
          </ButtonLink>
        </p>
      </Sheet>
      <Sheet data-pad className="stack">
        <h2>{t("download")}</h2>
        {(["pdf", "xml", ...(invoice.buyer.reference ? (["ubl", "cii"] as const) : [])] as const).map(
          format => (
            <p key={format}>
              <ButtonLink
                to={paths.invoices.file(operator ? "admin" : "user", invoice.id, format)}
                reloadDocument
              >
                {t(format)}
              </ButtonLink>
            </p>
          ),
        )}
        {invoice.latinised ? <p className="small muted">{t("latinised")}</p> : null}
        {operator && invoice.sha256 ? (
          <p className="small muted" style={{ overflowWrap: "anywhere" }}>
            {t("hash", { hash: invoice.sha256 })}
          </p>
        ) : null}
      </Sheet>
      {mayChange ? (
        <Sheet data-pad className="stack">
          <h2>{unbroken(t("mailTitle"))}</h2>
          <p className="small muted">{t("mailText")}</p>
          <Form method="post">
            <RequestId form={`mail-${invoice.id}-${invoice.mailings.length}`} />
            <Submit kind="plain" name="intent" value="send" busy={t("sending")}>
              {t("send")}
            </Submit>
          </Form>
        </Sheet>
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
        <Sheet data-pad className="stack">
          <h2>{t("startTitle")}</h2>
          <p className="small muted">{t("startText")}</p>
          <p>
            <ButtonLink to={paths.invoices.startPlan(invoice.id)}>{t("start")}</ButtonLink>
          </p>
        </Sheet>
      ) : null}
      {mayChange && invoice.refundable ? (
        <Sheet data-pad className="stack">
          <h2>{t("refundTitle")}</h2>
          <p className="small muted">{t("refundText")}</p>
          <p>
            <ButtonLink to={paths.invoices.refund(invoice.id)}>{t("refund")}</ButtonLink>
          </p>
        </Sheet>
      ) : null}
      {changeable ? (
        <Sheet data-pad className="stack">
          <h2>{t("cancel")}</h2>
          <p className="small muted">{t("cancelText")}</p>
          <p>
            <ButtonLink kind="danger" to={paths.invoices.cancel(invoice.id)}>
              {t("cancel")}
            </ButtonLink>
          </p>
        </Sheet>
      ) : null}
    </aside>
  );
}
