import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

export type DraftToDelete = { id: string; subject: string };

/** Confirms the deletion of a draft. */
export default function DeleteDraftQuestion({
  loaded: { id, subject },
  problem,
}: {
  loaded: DraftToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("emails");
  return (
    <Confirmation
      name="delete-draft"
      problem={problem}
      confirm={t("discard")}
      busy={t("discarding")}
      back={paths.emails.draft(id)}
    >
      <p>
        <b>
          <bdi>{subject || t("noSubject")}</bdi>
        </b>
      </p>
      <p>{t("discardText")}</p>
    </Confirmation>
  );
}
