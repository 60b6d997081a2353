import { useTranslation } from "react-i18next";
import { Confirmation } from "~/ui/primitives/confirmation";

export type FolderToDelete = {
  name: string;
  chats: number;
  folders: number;
  /** The parent folder, which its chats move to; null without one. */
  parent: string | null;
  version: number;
  back: string;
};

/** Asks to confirm the deletion of a folder, and tells where its chats move. */
export default function DeleteFolderQuestion({
  loaded: { name, chats, folders, parent, version, back },
  problem,
}: {
  loaded: FolderToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("folders");
  return (
    <Confirmation
      name="delete-folder"
      version={version}
      problem={problem}
      confirm={t("deleteFolder")}
      busy={t("deleteBusy")}
      back={back}
    >
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      {chats > 0 ? (
        <>
          <p>{t("keeps", { count: chats })}</p>
          <p>{parent ? t("goesTo", { name: parent }) : t("goesNowhere")}</p>
        </>
      ) : null}
      {folders > 0 ? <p>{t("foldersStay", { count: folders })}</p> : null}
    </Confirmation>
  );
}
