import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

/** Confirms the deletion of an approved answer, with the number of answers that lose their text. */
export default function DeleteApprovedQuestion({
  loaded: { name, cited, version },
  problem,
}: {
  loaded: { name: string; cited: number; version: number };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("approved");
  return (
    <Confirmation
      name="delete"
      version={version}
      problem={problem}
      confirm={t("deleteAnswer")}
      busy={t("deleteBusy")}
      back={paths.feedback.approved.list()}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      {cited > 0 ? <p>{t("loses", { count: cited })}</p> : null}
      <p>{t("deleteKept")}</p>
    </Confirmation>
  );
}
