import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Check } from "~/ui/form/check";
import { ChoiceGroup } from "~/ui/form/choices";
import { SourceCount } from "./source-count";

/** A selectable division: `ready` has a processed file or an approved answer, `none` no files, `reading` only unfinished, `failed` only unreadable ones. */
export type DivisionChoice = {
  id: string;
  name: string;
  readyFiles: number;
  approvedAnswers: number;
  state: "ready" | "reading" | "failed" | "none";
  /** Where its first file is uploaded; undefined without permission. */
  upload: string | undefined;
};

/** The divisions that a chat searches; those without a processed file show why, and link to the upload. */
export function DivisionChoices({
  choices,
  chosen,
  errors,
}: {
  choices: DivisionChoice[];
  chosen: string[];
  errors: string[] | undefined;
}) {
  const { t } = useTranslation("chats");
  return (
    <ChoiceGroup
      name="divisionIds"
      legend={t("form.divisions")}
      hint={t("form.divisionsHint")}
      errors={errors}
    >
      {choices.length === 0 ? <p>{t("noDivisions.employee")}</p> : null}
      {choices.map(choice => (
        <div key={choice.id}>
          <Check
            name="divisionIds"
            value={choice.id}
            defaultChecked={chosen.includes(choice.id)}
            label={<bdi>{choice.name}</bdi>}
            sub={
              choice.state === "ready" ? (
                <SourceCount division={choice} />
              ) : (
                t(`form.division.${choice.state}`)
              )
            }
          />
          {choice.upload && choice.state !== "ready" && choice.state !== "reading" ? (
            <p className="after">
              <Link to={choice.upload}>{t("uploadTo", { name: choice.name })}</Link>
            </p>
          ) : null}
        </div>
      ))}
    </ChoiceGroup>
  );
}
