import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Link } from "~/ui/primitives/link";
import { TopicReasons } from "./topic-reasons";

type ShownTopic = {
  id: string;
  name: string;
  /** The words of the topic, if its name is from a model. */
  words: string | null;
  questions: number;
  declined: number;
  disliked: number;
  unsupported: number;
  divisions: { name: string }[];
  last: string;
  lastAt: string;
};

/** A company's open topics with the number and time of their questions. */
export function TopicTable({ topics, empty }: { topics: ShownTopic[]; empty: ReactNode }) {
  const { t } = useTranslation(["topics", "shell"]);
  const columns: ListColumn<ShownTopic>[] = [
    {
      name: "topic",
      title: t("columnTopic"),
      names: true,
      cell: ({ id, name, words }) => (
        <>
          <Link to={paths.feedback.topic(id)}>
            <bdi>{name}</bdi>
          </Link>
          {words === null ? null : (
            <span className="small muted" style={{ display: "block" }}>
              {t("byModel")} · <bdi>{words}</bdi>
            </span>
          )}
        </>
      ),
    },
    { name: "questions", title: t("columnQuestions"), end: true, cell: ({ questions }) => questions },
    { name: "reasons", title: t("columnReasons"), cell: topic => <TopicReasons {...topic} /> },
    {
      name: "divisions",
      title: t("divisions"),
      none: ({ divisions }) => divisions.length === 0,
      cell: ({ divisions }) => divisions.map(({ name }) => isolate(name)).join(t("shell:comma")),
    },
    {
      name: "last",
      title: t("columnLast"),
      line: true,
      cell: ({ last, lastAt }) => <time dateTime={lastAt}>{last}</time>,
    },
  ];
  return (
    <ListTable caption={t("caption")} columns={columns} rows={topics} keyOf={({ id }) => id} empty={empty} />
  );
}
