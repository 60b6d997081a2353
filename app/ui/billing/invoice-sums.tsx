import { useTranslation } from "react-i18next";
import { Sheet } from "~/ui/primitives/sheet";
import { Cell, Table } from "~/ui/primitives/table";

export type ShownSum = { key: string; month: string; rate: string; net: string; tax: string };

/** Net amounts and tax by month and rate, of the invoices that the filter finds. */
export function InvoiceSums({ sums }: { sums: ShownSum[] }) {
  const { t } = useTranslation("invoices");
  return (
    <Sheet aria-labelledby="sums" style={{ marginBlockStart: "1.5rem" }}>
      <h2 id="sums" style={{ padding: "1.25rem" }}>
        {t("sums")}
      </h2>
      <Table
        caption={t("sums")}
        head={
          <>
            <th scope="col">{t("columnMonth")}</th>
            <th scope="col" className="end">
              {t("columnRate")}
            </th>
            <th scope="col" className="end">
              {t("columnNet")}
            </th>
            <th scope="col" className="end">
              {t("columnTax")}
            </th>
          </>
        }
      >
        {sums.map(({ key, month, rate, net, tax }) => (
          <tr key={key}>
            <th scope="row">{month}</th>
            <Cell label={t("columnRate")} end>
              {rate}
            </Cell>
            <Cell label={t("columnNet")} end>
              {net}
            </Cell>
            <Cell label={t("columnTax")} end>
              {tax}
            </Cell>
          </tr>
        ))}
      </Table>
    </Sheet>
  );
}
