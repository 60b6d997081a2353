import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

/** Confirms that mails are deleted for good. */
export default function DeleteEmailsQuestion({
  loaded: { count, subject, keepsFiles },
  problem,
}: {
  /** `keepsFiles`: documents of divisions came with the one mail, and are not deleted with it. */
  loaded: { count: number; subject: string; keepsFiles: boolean };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("emails");
  return (
    <Confirmation
      name="delete-emails"
      problem={problem}
      confirm={t("act.remove")}
      busy={t("discarding")}
      back={paths.emails.folder("trash")}
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
