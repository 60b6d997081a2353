import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Confirmation } from "~/ui/primitives/confirmation";

export type TagToDelete = { name: string; loses: string | null; version: number };

/** Confirms the deletion of a tag, with the number of records that have it. */
export default function DeleteTagQuestion({
  loaded: { name, loses, version },
  problem,
}: {
  loaded: TagToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("tags");
  return (
    <Confirmation
      name="delete"
      version={version}
      problem={problem}
      confirm={t("deleteTag")}
      busy={t("deleteBusy")}
      back={paths.tags.list()}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      {loses ? <p>{loses}</p> : null}
      <p>{t("othersChats")}</p>
      <p>{t("deleteKept")}</p>
    </Confirmation>
  );
}
