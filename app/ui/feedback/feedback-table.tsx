import { Ellipsis, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Link } from "~/ui/primitives/link";
import { Menu } from "~/ui/shell/menu";
import { MoodAndLike, SettledBadge } from "./feedback-parts";
import { SettleForm } from "./settle-form";
import type { ShownFeedback } from "./shown-feedback";
import { TagList } from "./tag-badge";

const longest = 160;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Feedback, each with its comment and, where it was handed on, its question. */
export function FeedbackTable({
  rows,
  sort,
  sortTo,
  mayChange,
  tagged,
  empty,
}: {
  rows: ShownFeedback[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  /** With a column of tags. */
  tagged: boolean;
  empty: ReactNode;
}) {
  const { t } = useTranslation(["feedbackReport", "feedback"]);
  const columns: ListColumn<ShownFeedback>[] = [
    {
      name: "comment",
      title: t("columnComment"),
      names: true,
      cell: ({ comment, question, to, giver }) => (
        <>
          <Link to={to}>
            {comment ? <bdi style={{ overflowWrap: "anywhere" }}>{shorten(comment)}</bdi> : t("noComment")}
          </Link>
          {question ? (
            <span
              className="tiny muted"
              style={{ display: "block", fontWeight: 400, overflowWrap: "anywhere" }}
            >
              {t("feedback:about", { question: shorten(question) })}
            </span>
          ) : null}
          {giver ? (
            <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
              <bdi>{giver.name}</bdi>, <bdi>{giver.company}</bdi>
            </span>
          ) : null}
        </>
      ),
    },
    { name: "mood", title: t("columnMood"), sorts: true, cell: row => <MoodAndLike {...row} /> },
    {
      name: "rating",
      title: t("columnRating"),
      sorts: true,
      line: true,
      none: ({ rating }) => rating === null,
      cell: ({ rating }) => (rating === null ? "–" : t("feedback:ratingOf", { rating: String(rating) })),
    },
    {
      name: "tags",
      title: t("columnTags"),
      none: ({ tags }) => tags.length === 0,
      cell: ({ tags }) => (tags.length === 0 ? "–" : <TagList tags={tags} />),
    },
    {
      name: "date",
      title: t("columnDate"),
      sorts: true,
      cell: ({ at, when, source }) => (
        <>
          <time dateTime={at}>{when}</time>
          <span className="tiny muted" style={{ display: "block" }}>
            {t(`source.${source}`)}
          </span>
        </>
      ),
    },
    { name: "status", title: t("columnStatus"), cell: ({ settled }) => <SettledBadge settled={settled} /> },
  ];
  return (
    <ListTable
      caption={t("caption")}
      columns={tagged ? columns : columns.filter(({ name }) => name !== "tags")}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ sort, to: sortTo }}
      actions={({ id, version, settled, when, to }) => (
        <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("actionsFor", { when })}>
          <Link to={to}>
            <MessageSquareText size={18} aria-hidden />
            {t("view")}
          </Link>
          {mayChange ? <SettleForm look="entry" id={id} version={version} settled={settled} /> : null}
        </Menu>
      )}
      empty={empty}
    />
  );
}
