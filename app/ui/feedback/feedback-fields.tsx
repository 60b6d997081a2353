import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { commentLimit } from "~/contract/comment-limit";
import { moods } from "~/contract/moods";
import { SelectField, TextArea } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { MoodIcon } from "./mood-icon";
import { Pills } from "./pills";

type Part = { refusal: FormRefusal; saved?: string };

/** The mood, in three large radio buttons. With `optional` it can be left out. */
export function MoodField({ refusal, saved = "", optional }: Part & { optional?: boolean }) {
  const { t } = useTranslation("feedback");
  const faces = moods.map(value => ({
    value,
    label: t(`mood.${value}`),
    icon: <MoodIcon mood={value} size={28} />,
  }));
  return (
    <Pills
      large
      name="mood"
      legend={t("mood")}
      errors={refusal.errors("mood")}
      choices={optional ? [...faces, { value: "", label: t("unsaid") }] : faces}
      chosen={refusal.value("mood", saved)}
    />
  );
}

/** Whether answers are liked. */
export function LikedField({ refusal, saved = "", legend }: Part & { legend: string }) {
  const { t } = useTranslation("feedback");
  return (
    <Pills
      name="liked"
      legend={legend}
      errors={refusal.errors("liked")}
      choices={[
        { value: "true", label: t("liked.yes"), icon: <ThumbsUp size={18} aria-hidden /> },
        { value: "false", label: t("liked.no"), icon: <ThumbsDown size={18} aria-hidden /> },
        { value: "", label: t("unsaid") },
      ]}
      chosen={refusal.value("liked", saved)}
    />
  );
}

/** A rating from 1 to 5. */
export function RatingField({ refusal, saved = "" }: Part) {
  const { t } = useTranslation("feedback");
  return (
    <Pills
      name="rating"
      legend={t("rating")}
      hint={t("ratingHint")}
      errors={refusal.errors("rating")}
      choices={[
        ...["1", "2", "3", "4", "5"].map(value => ({ value, label: value })),
        { value: "", label: t("unsaid") },
      ]}
      chosen={refusal.value("rating", saved)}
    />
  );
}

/** A choice of the company's tags; nothing if it has none. */
export function TagField({ refusal, saved = "", tags }: Part & { tags: { id: string; name: string }[] }) {
  const { t } = useTranslation("feedback");
  if (tags.length === 0) return null;
  return (
    <SelectField
      name="tagId"
      label={t("tag")}
      errors={refusal.errors("tagId")}
      defaultValue={refusal.value("tagId", saved)}
    >
      <option value="">{t("tag.none")}</option>
      {tags.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** The comment. */
export function CommentField({ refusal, saved = "" }: Part) {
  const { t } = useTranslation("feedback");
  return (
    <TextArea
      name="comment"
      label={t("comment")}
      hint={t("commentHint")}
      rows={4}
      maxLength={commentLimit}
      errors={refusal.errors("comment")}
      defaultValue={refusal.value("comment", saved)}
    />
  );
}
