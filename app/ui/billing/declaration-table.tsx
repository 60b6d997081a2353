import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Declaration } from "~/contract/declarations";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";

export type ShownDeclaration = Pick<Declaration, "id" | "name" | "email" | "contract" | "state"> & {
  what: string;
  received: string;
  receivedAt: string;
};

/** The state of a declaration: an open one waits for the operator. */
export function DeclarationBadge({ state }: Pick<Declaration, "state">) {
  const { t } = useTranslation("contracts");
  return <Badge tone={state === "open" ? "warn" : "ok"}>{t(`state.${state}`)}</Badge>;
}

/** Cancellations and withdrawals that were declared without signing in. */
export function DeclarationTable({
  rows,
  sort,
  sortTo,
  empty,
}: {
  rows: ShownDeclaration[];
  sort: string;
  sortTo: (sort: string) => string;
  empty: ReactNode;
}) {
  const { t } = useTranslation("contracts");
  const columns: ListColumn<ShownDeclaration>[] = [
    {
      name: "name",
      title: t("columnName"),
      names: true,
      sorts: true,
      cell: ({ id, name, email }) => (
        <>
          <Link to={paths.contracts.read(id)}>
            <bdi>{name}</bdi>
          </Link>
          <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
            <LongName name={email} />
          </span>
        </>
      ),
    },
    { name: "kind", title: t("kind"), cell: ({ what }) => what },
    {
      name: "contract",
      title: t("contract"),
      cell: ({ contract }) => <bdi style={{ overflowWrap: "anywhere" }}>{contract}</bdi>,
    },
    {
      name: "received",
      title: t("columnReceived"),
      sorts: true,
      cell: ({ received, receivedAt }) => <time dateTime={receivedAt}>{received}</time>,
    },
    { name: "state", title: t("columnState"), cell: ({ state }) => <DeclarationBadge state={state} /> },
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
