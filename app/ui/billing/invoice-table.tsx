import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Link } from "~/ui/primitives/link";
import { InvoiceStateBadge } from "./invoice-state";
import { isReminder, type ShownInvoiceRow } from "./shown-invoice";

/** Invoices, each with its customer, days, amount and state. */
export function InvoiceTable({
  rows,
  sort,
  sortTo,
  empty,
}: {
  rows: ShownInvoiceRow[];
  sort: string;
  sortTo: (sort: string) => string;
  empty: ReactNode;
}) {
  const { t } = useTranslation("invoices");
  const columns: ListColumn<ShownInvoiceRow>[] = [
    {
      name: "number",
      title: t("columnNumber"),
      names: true,
      sorts: true,
      cell: ({ id, number, kind }) => (
        <>
          <Link to={paths.invoices.preview("admin", id)}>{number}</Link>
          {kind !== "invoice" ? (
            <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
              {t(`kind.${kind}`)}
            </span>
          ) : null}
        </>
      ),
    },
    {
      name: "customer",
      title: t("columnCustomer"),
      cell: ({ customer, customerNumber }) => (
        <>
          <bdi style={{ overflowWrap: "anywhere" }}>{customer}</bdi>
          <span className="tiny muted" style={{ display: "block" }}>
            {customerNumber}
          </span>
        </>
      ),
    },
    {
      name: "date",
      title: t("columnDate"),
      sorts: true,
      cell: ({ issued, issuedOn }) => <time dateTime={issuedOn}>{issued}</time>,
    },
    {
      name: "due",
      title: t("columnDue"),
      sorts: true,
      none: ({ kind }) => kind !== "invoice",
      cell: ({ due, dueOn, kind }) => (kind !== "invoice" ? "–" : <time dateTime={dueOn}>{due}</time>),
    },
    {
      name: "total",
      title: t("columnTotal"),
      sorts: true,
      end: true,
      line: true,
      cell: ({ total }) => total,
    },
    {
      name: "state",
      title: t("columnState"),
      cell: ({ state, reminded }) => (
        <>
          <InvoiceStateBadge state={state} />
          {state === "overdue" && isReminder(reminded) ? (
            <span className="tiny muted" style={{ display: "block" }}>
              {t(`reminded.${reminded}`)}
            </span>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <ListTable
      caption={t("caption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ sort, to: sortTo }}
      empty={empty}
    />
  );
}
