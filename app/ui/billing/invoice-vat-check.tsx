import { useTranslation } from "react-i18next";
import type { ShownInvoice } from "./shown-invoice";

/** What the check of the customer's VAT id found, and whom the id belongs to. */
export function InvoiceVatCheck({ check }: { check: NonNullable<ShownInvoice["vatCheck"]> }) {
  const { t } = useTranslation("invoices");
  return (
    <>
      <p className={check.state === "invalid" ? undefined : "small muted"}>
        {t(`vatCheck.${check.state}`, {
          id: check.id,
          date: check.on,
          number: check.requestNumber ?? "–",
        })}
      </p>
      {check.holder ? (
        <p className="small muted" style={{ overflowWrap: "anywhere" }}>
          {t("vatCheck.holder", { holder: check.holder })}
        </p>
      ) : null}
      {check.holderConfirmed ? <p>{t("vatCheck.holderConfirmed", { date: check.holderConfirmed })}</p> : null}
    </>
  );
}
