import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

/** Confirms the deletion of a golden question. */
export default function DeleteGoldenQuestion({
  loaded: { name, version },
  problem,
}: {
  loaded: { name: string; version: number };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("golden");
  return (
    <Confirmation
      name="delete"
      version={version}
      problem={problem}
      confirm={t("deleteQuestion")}
      busy={t("deleteBusy")}
      back={paths.feedback.golden.list()}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <p>{t("deleteText")}</p>
    </Confirmation>
  );
}
