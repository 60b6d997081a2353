import { useTranslation } from "react-i18next";
import { Confirmation } from "~/ui/primitives/confirmation";

export type ChatToDelete = {
  name: string;
  questions: number;
  /** How many of them other people asked. */
  ofOthers: number;
  public: boolean;
  /** Whether other people read it. */
  shared: boolean;
  back: string;
};

/** Confirms the deletion of a chat. */
export default function DeleteChatQuestion({
  loaded: chat,
  problem,
}: {
  loaded: ChatToDelete;
  problem?: string | undefined;
}) {
  const { t } = useTranslation("chats");
  return (
    <Confirmation
      name="delete"
      problem={problem}
      confirm={t("delete")}
      busy={t("delete.busy")}
      back={chat.back}
    >
      <p>
        <b>
          <bdi>{chat.name}</bdi>
        </b>
      </p>
      <p>
        {t("delete.what", { count: chat.questions })}
        {chat.ofOthers > 0 ? ` ${t("delete.ofOthers", { count: chat.ofOthers })}` : null}
      </p>
      {chat.public ? <p>{t("delete.public")}</p> : null}
      {chat.shared ? <p>{t("delete.shared")}</p> : null}
      <p>{t("delete.files")}</p>
    </Confirmation>
  );
}
