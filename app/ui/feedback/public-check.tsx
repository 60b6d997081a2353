import { useTranslation } from "react-i18next";
import { moods } from "~/contract/moods";
import { HumanSubmit } from "~/ui/form/human-submit";
import { PublicForm } from "~/ui/form/public-form";
import { Button } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { LongName } from "~/ui/primitives/long-name";

type Values = Record<string, string | string[]>;

const sentOn = ["mood", "liked", "rating", "tagId", "comment", "contactEmail", "requestId"] as const;

/** A summary of the form before it is sent with the human check. The values are hidden fields. */
export function PublicCheck({
  values,
  tags,
  back,
}: {
  values: Values;
  tags: { id: string; name: string }[];
  /** The form's address: it takes the values back to be changed. */
  back: string;
}) {
  const { t } = useTranslation("feedback");
  const fieldValue = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const mood = moods.find(one => one === fieldValue("mood"));
  const liked = fieldValue("liked");
  return (
    <PublicForm className="stack" data-gap="5">
      <h2>{t("check.yours")}</h2>
      <DescriptionList
        lines={[
          { name: t("mood"), value: mood && t(`mood.${mood}`) },
          { name: t("tag"), value: tags.find(({ id }) => id === fieldValue("tagId"))?.name },
          { name: t("liked"), value: liked && (liked === "true" ? t("liked.yes") : t("liked.no")) },
          {
            name: t("rating"),
            value: fieldValue("rating") && t("ratingOf", { rating: fieldValue("rating") }),
          },
          {
            name: t("comment"),
            value: fieldValue("comment") && (
              <span style={{ whiteSpace: "pre-line" }}>{fieldValue("comment")}</span>
            ),
          },
          {
            name: t("contact"),
            value: fieldValue("contactEmail") && <LongName name={fieldValue("contactEmail")} />,
          },
        ]}
      />
      {sentOn.map(name => (
        <input key={name} type="hidden" name={name} value={fieldValue(name)} />
      ))}
      <input type="hidden" name="intent" value="send" />
      <HumanSubmit stamp={fieldValue("stamp")} busy={t("sending")}>
        {t("check.submit")}
      </HumanSubmit>
      <Button wide name="change" value="1" formAction={back}>
        {t("check.change")}
      </Button>
    </PublicForm>
  );
}
