import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Link } from "~/ui/primitives/link";

type ShownClosedTopic = {
  id: string;
  name: string;
  reason: "answered" | "not_ours";
  questions: number;
  sourceName: string | null;
  approvedId: string | null;
  closed: string;
  closedAt: string;
};

/** A company's closed topics, with the day and the source that answers them. */
export function ClosedTopicTable({ topics, empty }: { topics: ShownClosedTopic[]; empty: ReactNode }) {
  const { t } = useTranslation("topics");
  const columns: ListColumn<ShownClosedTopic>[] = [
    {
      name: "topic",
      title: t("columnTopic"),
      names: true,
      cell: ({ name }) => (name ? <bdi>{name}</bdi> : t("unnamed")),
    },
    { name: "questions", title: t("columnQuestions"), end: true, cell: ({ questions }) => questions },
    { name: "outcome", title: t("columnOutcome"), cell: ({ reason }) => t(`outcome.${reason}`) },
    {
      name: "source",
      title: t("columnSource"),
      none: ({ sourceName }) => sourceName === null,
      cell: ({ sourceName, approvedId }) =>
        approvedId ? (
          <Link to={paths.feedback.approved.edit(approvedId)}>
            <bdi>{sourceName}</bdi>
          </Link>
        ) : (
          <bdi>{sourceName}</bdi>
        ),
    },
    {
      name: "closed",
      title: t("columnClosed"),
      line: true,
      cell: ({ closed, closedAt }) => <time dateTime={closedAt}>{closed}</time>,
    },
  ];
  return (
    <ListTable
      caption={t("closedCaption")}
      columns={columns}
      rows={topics}
      keyOf={({ id }) => id}
      empty={empty}
    />
  );
}
