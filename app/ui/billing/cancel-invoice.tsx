import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

export type InvoiceToCancel = { id: string; number: string; customer: string; amount: string };

/** Confirms the cancellation of an invoice. */
export default function CancelInvoiceQuestion({
  loaded: { id, number, customer, amount },
  problem,
}: {
  loaded: InvoiceToCancel;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("invoices");
  return (
    <Confirmation
      name="cancel-invoice"
      problem={problem}
      confirm={t("cancel")}
      busy={t("cancelling")}
      keep={t("cancelNot")}
      back={paths.invoices.preview("admin", id)}
    >
      <p>{t("cancelQuestion", { number, amount, customer: isolate(customer) })}</p>
      <p>{t("cancelText")}</p>
    </Confirmation>
  );
}
