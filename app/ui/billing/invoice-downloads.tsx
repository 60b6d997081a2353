import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import type { ShownInvoice } from "./shown-invoice";

/** The files of an invoice; those for public buyers need the buyer's reference. */
export function InvoiceDownloads({ invoice, operator }: { invoice: ShownInvoice; operator: boolean }) {
  const { t } = useTranslation("invoices");
  return (
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
  );
}
