import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";
import { unbroken } from "~/ui/primitives/unbroken";

/** Confirms the deletion of a division's email setting. */
export default function DeleteEmailSettingQuestion({
  loaded: { division, version },
  problem,
}: {
  loaded: { division: string; version: number };
  problem?: string | undefined;
}) {
  const { t } = useTranslation("mailSettings");
  return (
    <Confirmation
      name="delete"
      version={version}
      problem={problem}
      confirm={t("deleteEmail")}
      busy={t("deleting")}
      back={paths.settings.email.list()}
    >
      <p>
        <b>
          <bdi>{division}</bdi>
        </b>
      </p>
      <p>{unbroken(t("deleteEmailText"))}</p>
    </Confirmation>
  );
}
