import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { InvoiceAction } from "./invoice-action";
import type { ShownInvoice } from "./shown-invoice";

/** Where the operator refunds what was paid: at Stripe, and here what is not booked by itself. */
export function InvoiceRefund({ invoice: { id, atStripe, refundable } }: { invoice: ShownInvoice }) {
  const { t } = useTranslation("invoices");
  if (!atStripe && !refundable) return null;
  return (
    <InvoiceAction
      title={t("refundTitle")}
      text={
        atStripe
          ? t(refundable ? "refundOfDeleted" : "refundAtStripe", { paid: atStripe.paid })
          : t("refundText")
      }
    >
      {atStripe ? (
        <p>
          <ButtonLink to={atStripe.url} rel="noreferrer">
            {t("openAtStripe")}
          </ButtonLink>
        </p>
      ) : null}
      {refundable ? (
        <p>
          <ButtonLink to={paths.invoices.refund(id)}>{t("refund")}</ButtonLink>
        </p>
      ) : null}
    </InvoiceAction>
  );
}
