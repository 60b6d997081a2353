import { Ellipsis, MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { shortLabel } from "~/ui/charts/value-text";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Link } from "~/ui/primitives/link";
import { Menu } from "~/ui/shell/menu";
import { MoodAndLike, SettledBadge } from "./feedback-parts";
import { SettleForm } from "./settle-form";
import type { ShownFeedback } from "./shown-feedback";
import { TagList } from "./tag-badge";

/** Chosen: three lines. */
const longest = 160;

/** Feedback, each with its comment, its tags and, if it was handed on, its question. */
export function FeedbackTable({
  rows,
  sort,
  sortTo,
  mayChange,
  empty,
}: {
  rows: ShownFeedback[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  empty: ReactNode;
}) {
  const { t } = useTranslation(["feedbackReport", "feedback", "shell"]);
  const columns: ListColumn<ShownFeedback>[] = [
    {
      name: "comment",
      title: t("columnComment"),
      names: true,
      cell: ({ comment, question, to, giver, tags }) => (
        <>
          <Link to={to}>
            {comment ? (
              <bdi style={{ overflowWrap: "anywhere" }}>{shortLabel(comment, longest)}</bdi>
            ) : (
              t("noComment")
            )}
          </Link>
          {question ? (
            <span
              className="tiny muted"
              style={{ display: "block", fontWeight: 400, overflowWrap: "anywhere" }}
            >
              {t("feedback:about", { question: isolate(shortLabel(question, longest)) })}
            </span>
          ) : null}
          {tags.length > 0 ? (
            <span style={{ display: "block", marginBlockStart: "0.25rem", fontWeight: 400 }}>
              <TagList tags={tags} />
            </span>
          ) : null}
          {giver ? (
            <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
              <bdi>{giver.name}</bdi>
              {t("shell:comma")}
              <bdi>{giver.company}</bdi>
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
      none: ({ rating }) => rating === null,
      cell: ({ rating }) => (rating === null ? "–" : t("feedback:ratingOf", { rating: String(rating) })),
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
      columns={columns}
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
