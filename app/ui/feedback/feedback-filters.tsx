import { useTranslation } from "react-i18next";
import { moods } from "~/contract/moods";
import type { TagMark } from "~/contract/tags";
import { DateField } from "~/ui/form/date-field";
import { FilterSelect } from "~/ui/list/filter-select";

type Asked = {
  source?: string | undefined;
  mood?: string | undefined;
  liked?: string | undefined;
  rating?: number | undefined;
  tagId?: string | undefined;
  settled?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The filters of a list of feedback. */
export function FeedbackFilters({
  asked,
  sources,
  tags,
}: {
  asked: Asked;
  /** Those to choose from; none where the page has one. */
  sources: ("answer" | "public" | "mail" | "manager")[];
  tags: TagMark[];
}) {
  const { t } = useTranslation(["feedbackReport", "feedback"]);
  const { mood, liked, rating, tagId, settled, from, to, source } = asked;
  return (
    <>
      <FilterSelect
        name="mood"
        label={t("columnMood")}
        value={mood}
        options={moods.map(value => ({ value, name: t(`feedback:mood.${value}`) }))}
      />
      <FilterSelect
        name="liked"
        label={t("columnLiked")}
        value={liked}
        options={(["yes", "no"] as const).map(value => ({ value, name: t(`feedback:liked.${value}`) }))}
      />
      <FilterSelect
        name="rating"
        label={t("columnRating")}
        value={rating === undefined ? undefined : String(rating)}
        options={["5", "4", "3", "2", "1"].map(value => ({
          value,
          name: t("feedback:ratingOf", { rating: value }),
        }))}
      />
      {tags.length > 0 ? (
        <FilterSelect
          name="tagId"
          label={t("feedback:tag")}
          value={tagId}
          options={tags.map(({ id, name }) => ({ value: id, name }))}
        />
      ) : null}
      {sources.length > 0 ? (
        <FilterSelect
          name="source"
          label={t("columnSource")}
          value={source}
          options={sources.map(value => ({ value, name: t(`source.${value}`) }))}
        />
      ) : null}
      <FilterSelect
        name="settled"
        label={t("columnStatus")}
        value={settled}
        options={(["no", "yes"] as const).map(value => ({ value, name: t(`status.${value}`) }))}
      />
      <DateField name="from" label={t("filter.from")} value={from} other={to} />
      <DateField name="to" label={t("filter.to")} value={to} other={from} />
    </>
  );
}
