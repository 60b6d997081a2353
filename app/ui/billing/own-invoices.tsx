import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";
import { Cell, Table } from "~/ui/primitives/table";
import { InvoiceStateBadge } from "./invoice-state";
import type { ShownInvoiceRow } from "./shown-invoice";

/** A company's invoices, newest first. */
export function OwnInvoices({ invoices }: { invoices: ShownInvoiceRow[] }) {
  const { t } = useTranslation("invoices");
  return (
    <Sheet aria-labelledby="own-invoices">
      <h2 id="own-invoices" style={{ padding: "1.25rem 1.25rem 0.75rem" }}>
        {t("own")}
      </h2>
      {invoices.length === 0 ? (
        <p className="muted" style={{ padding: "0 1.25rem 1.25rem" }}>
          {t("ownNone")}
        </p>
      ) : (
        <Table
          caption={t("own")}
          head={
            <>
              <th scope="col">{t("columnNumber")}</th>
              <th scope="col">{t("columnDate")}</th>
              <th scope="col" className="end">
                {t("columnTotal")}
              </th>
              <th scope="col">{t("columnState")}</th>
            </>
          }
        >
          {invoices.map(({ id, number, kind, issued, issuedOn, total, state }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.invoices.preview("user", id)}>{number}</Link>
                {kind === "invoice" ? null : (
                  <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
                    {t(`kind.${kind}`)}
                  </span>
                )}
              </th>
              <Cell label={t("columnDate")}>
                <time dateTime={issuedOn}>{issued}</time>
              </Cell>
              <Cell label={t("columnTotal")} end>
                {total}
              </Cell>
              <Cell label={t("columnState")}>
                <InvoiceStateBadge state={state} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Sheet>
  );
}
