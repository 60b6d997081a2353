import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ListColumn, ListTable } from "~/ui/list/list-table";

/** An invoice that is not issued yet, so it has no number. */
export type ShownDraft = {
  id: string;
  customer: string;
  plan: string;
  total: string;
  paid: string;
  paidOn: string;
  missing: string;
};

/** Drafts of invoices, each with its missing details. */
export function DraftTable({ drafts, empty }: { drafts: ShownDraft[]; empty: ReactNode }) {
  const { t } = useTranslation("invoices");
  const columns: ListColumn<ShownDraft>[] = [
    {
      name: "customer",
      title: t("columnCustomer"),
      names: true,
      cell: ({ customer }) => <bdi style={{ overflowWrap: "anywhere" }}>{customer}</bdi>,
    },
    { name: "plan", title: t("designation"), cell: ({ plan }) => plan },
    {
      name: "paid",
      title: t("columnPaidOn"),
      cell: ({ paid, paidOn }) => <time dateTime={paidOn}>{paid}</time>,
    },
    { name: "total", title: t("columnTotal"), end: true, line: true, cell: ({ total }) => total },
    { name: "missing", title: t("columnMissing"), cell: ({ missing }) => missing || t("waiting.soon") },
  ];
  return (
    <ListTable caption={t("drafts")} columns={columns} rows={drafts} keyOf={({ id }) => id} empty={empty} />
  );
}
