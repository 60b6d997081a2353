import { Eye } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GoldenQuestion } from "~/contract/golden-questions";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { DeleteEntry, RowMenu } from "~/ui/list/row-menu";
import { Link } from "~/ui/primitives/link";
import { AcceptGolden } from "./accept-golden";
import { GoldenOutcome } from "./golden-outcome";
import { GoldenState } from "./golden-state";

const DeleteGoldenQuestion = lazy(() => import("./delete-golden"));

export type ShownGolden = Omit<GoldenQuestion, "createdAt" | "ranAt"> & {
  ranAt: string;
  ran: string;
  ranOn: string;
};

/** Golden questions with the expected answer, and the current one if it differs. */
export function GoldenTable({
  rows,
  sort,
  sortTo,
  may,
  empty,
}: {
  rows: ShownGolden[];
  sort: string;
  sortTo: (sort: string) => string;
  may: { change: boolean; remove: boolean };
  empty: ReactNode;
}) {
  const { t } = useTranslation("golden");
  const to = paths.feedback.golden;
  const columns: ListColumn<ShownGolden>[] = [
    {
      name: "question",
      title: t("columnQuestion"),
      names: true,
      sorts: true,
      cell: ({ id, question }) => (
        <Link to={to.view(id)}>
          <bdi>{question}</bdi>
        </Link>
      ),
    },
    { name: "state", title: t("columnState"), cell: ({ state }) => <GoldenState state={state} /> },
    {
      name: "expected",
      title: t("expected"),
      cell: ({ expected }) => <GoldenOutcome outcome={expected} expected short />,
    },
    {
      name: "found",
      title: t("found"),
      none: ({ state }) => state !== "changed",
      cell: ({ found, state }) =>
        state === "changed" ? (
          <GoldenOutcome outcome={found} short />
        ) : state === "same" ? (
          t("asExpected")
        ) : null,
    },
    {
      name: "division",
      title: t("division"),
      sorts: true,
      cell: ({ divisionName }) => (
        <span style={{ display: "block", minInlineSize: "8rem" }}>
          <bdi>{divisionName}</bdi>
        </span>
      ),
    },
    {
      name: "ran",
      title: t("columnRan"),
      sorts: true,
      cell: ({ ranOn, ranAt }) => (
        <time dateTime={ranAt} style={{ whiteSpace: "nowrap" }}>
          {ranOn}
        </time>
      ),
    },
  ];
  const actions = ({ id, question, version, state }: ShownGolden) => (
    <RowMenu name={question}>
      <Link to={to.view(id)}>
        <Eye size={18} aria-hidden />
        {t("compare")}
      </Link>
      {may.change && state === "changed" ? <AcceptGolden id={id} version={version} look="entry" /> : null}
      {may.remove ? <DeleteEntry to={to.delete(id)} question={DeleteGoldenQuestion} /> : null}
    </RowMenu>
  );
  return (
    <ListTable
      caption={t("caption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ sort, to: sortTo }}
      {...(may.change || may.remove ? { actions } : {})}
      empty={empty}
      cardsOnTablets
    />
  );
}
