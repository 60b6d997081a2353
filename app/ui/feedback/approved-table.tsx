import { CircleStop } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { DeleteEntry, EditEntry, RowMenu } from "~/ui/list/row-menu";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Link } from "~/ui/primitives/link";

const EndApprovedQuestion = lazy(() => import("./end-approved"));
const DeleteApprovedQuestion = lazy(() => import("./delete-approved"));

type ShownApproved = {
  id: string;
  question: string;
  divisionName: string;
  state: "valid" | "ended";
  validUntil: string;
  until: string;
  approvedBy: string | null;
  cited: number;
};

/** A company's approved answers with their question, approver and last day. */
export function ApprovedTable({
  rows,
  sort,
  sortTo,
  may,
  empty,
}: {
  rows: ShownApproved[];
  sort: string;
  sortTo: (sort: string) => string;
  may: { change: boolean; remove: boolean };
  empty: ReactNode;
}) {
  const { t } = useTranslation("approved");
  const to = paths.feedback.approved;
  const columns: ListColumn<ShownApproved>[] = [
    {
      name: "question",
      title: t("columnQuestion"),
      names: true,
      sorts: true,
      cell: ({ id, question }) => (
        <Link to={to.edit(id)}>
          <bdi>{question}</bdi>
        </Link>
      ),
    },
    {
      name: "division",
      title: t("division"),
      sorts: true,
      cell: ({ divisionName }) => <bdi>{divisionName}</bdi>,
    },
    { name: "state", title: t("columnState"), cell: ({ state }) => t(`state.${state}`) },
    {
      name: "until",
      title: t("columnUntil"),
      sorts: true,
      line: true,
      cell: ({ until, validUntil }) => <time dateTime={validUntil}>{until}</time>,
    },
    {
      name: "by",
      title: t("columnBy"),
      cell: ({ approvedBy }) => (approvedBy === null ? t("gone") : <bdi>{approvedBy}</bdi>),
    },
    { name: "cited", title: t("columnCited"), end: true, cell: ({ cited }) => cited },
  ];
  const actions = ({ id, question, state }: ShownApproved) => (
    <RowMenu name={question}>
      {may.change ? <EditEntry to={to.edit(id)} /> : null}
      {may.change && state === "valid" ? (
        <ConfirmLink to={to.end(id)} question={EndApprovedQuestion}>
          <CircleStop size={18} aria-hidden />
          {t("end")}
        </ConfirmLink>
      ) : null}
      {may.remove ? <DeleteEntry to={to.delete(id)} question={DeleteApprovedQuestion} /> : null}
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
    />
  );
}
