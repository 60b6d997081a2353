import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";
import type { ShownInvoice } from "./shown-invoice";

/** What has happened to an invoice, oldest first: issued, paid, corrected, mailed, cancelled. */
export function InvoiceSteps({
  invoice,
  operator,
  mayChange,
}: {
  invoice: ShownInvoice;
  operator: boolean;
  mayChange: boolean;
}) {
  const { t } = useTranslation(["invoices", "shell"]);
  const { open, cancelledBy, payments } = invoice;
  const original = invoice.corrects ?? invoice.cancels;
  const to = (id: string) => paths.invoices.preview(operator ? "admin" : "user", id);
  return (
    <ol className="stack" style={{ listStyle: "none", padding: 0 }}>
      <li>
        {t("step.issued")}
        {t("shell:comma")}
        <time dateTime={invoice.issuedOn}>{invoice.issued}</time>
      </li>
      {original ? (
        <li>
          <Link to={to(original.id)}>{t("step.original", { number: original.number })}</Link>
        </li>
      ) : null}
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
              <Link to={paths.invoices.correctPayment(invoice.id, payment.id)}>{t("correctPayment")}</Link>
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
          {level > 0 ? t(`reminderMailed.${state}`, { level, date: on }) : t(`mailed.${state}`, { date: on })}
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
  );
}
