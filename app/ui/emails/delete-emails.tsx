import { useTranslation } from "react-i18next";
import { Confirmation } from "~/ui/primitives/confirmation";

/** Confirms that mails are deleted for good. */
export default function DeleteEmailsQuestion({
  loaded: { count, subject, keepsFiles, back },
  problem,
}: {
  /** `keepsFiles`: documents of divisions came with the one mail, and are not deleted with it. `back`: their list. */
  loaded: { count: number; subject: string; keepsFiles: boolean; back: string };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("emails");
  return (
    <Confirmation
      name="delete-emails"
      problem={problem}
      confirm={t("act.remove")}
      busy={t("discarding")}
      back={back}
    >
      {count === 1 ? (
        <p>
          <b>
            <bdi>{subject || t("noSubject")}</bdi>
          </b>
        </p>
      ) : null}
      <p>
        {t("removeText", { count })} {keepsFiles ? t("removeKeepsFiles") : null}
      </p>
    </Confirmation>
  );
}
