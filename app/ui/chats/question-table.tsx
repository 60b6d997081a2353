import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";

/** A long question takes three lines of the list, and all of it on paper. */
const Asked = styled.bdi`
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;
  @media print { display: inline; }
`;

export type ShownQuestion = {
  id: string;
  question: string;
  /** The question in its chat. */
  to: string;
  chat: string;
  state: string;
  good: boolean;
  sources: number;
  by: string;
  took: string | null;
  first: string | null;
  feedback: string | null;
  at: string;
  when: string;
};

/** The log of the reader's own questions. */
export function QuestionTable({
  caption,
  rows,
  empty,
}: {
  caption: string;
  rows: ShownQuestion[];
  empty: ReactNode;
}) {
  const { t } = useTranslation(["ask", "chats"]);
  const columns: ListColumn<ShownQuestion>[] = [
    {
      name: "question",
      title: t("column.question"),
      names: true,
      cell: row => (
        <>
          <Link to={row.to}>
            <Asked>{row.question}</Asked>
          </Link>
          <span className="sub">
            <bdi>{row.chat}</bdi>
          </span>
        </>
      ),
    },
    {
      name: "state",
      title: t("column.state"),
      cell: row => (
        <>
          <Badge tone={row.good ? "ok" : "info"}>{row.state}</Badge>
          {row.sources > 0 ? <span className="sub">{t("chats:sources", { count: row.sources })}</span> : null}
        </>
      ),
    },
    { name: "by", title: t("column.by"), cell: row => <bdi>{row.by}</bdi> },
    {
      name: "took",
      title: t("column.duration"),
      none: row => row.took === null,
      cell: row => (
        <>
          {row.took}
          {row.first ? <span className="sub">{row.first}</span> : null}
        </>
      ),
    },
    {
      name: "feedback",
      title: t("column.feedback"),
      none: row => row.feedback === null,
      cell: row => row.feedback,
    },
    {
      name: "asked",
      title: t("column.asked"),
      line: true,
      cell: row => <time dateTime={row.at}>{row.when}</time>,
    },
  ];
  return <ListTable caption={caption} columns={columns} rows={rows} keyOf={row => row.id} empty={empty} />;
}
