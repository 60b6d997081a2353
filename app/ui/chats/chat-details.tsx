import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { HeadChat } from "./thread-head";

export type DetailFile = {
  id: string;
  divisionName: string;
  name: string;
  status: string;
  problem: string | null;
};

/** "View files" of own chats, and "Instructions": how to ask, what is searched, the divisions' notes. */
export function ChatDetails({
  chat,
  files,
  divisions,
}: {
  chat: HeadChat;
  /** Null in chats of others: their readers see quotes, never files. */
  files: DetailFile[] | null;
  /** The page of all divisions. */
  divisions: string;
}) {
  const { t } = useTranslation("chats");
  return (
    <div className="more">
      {files ? (
        <details>
          <summary>{t("files.view")}</summary>
          <div>
            <ul>
              {files.map(file => (
                <li key={file.id} className="file">
                  <span>
                    <bdi>{file.name}</bdi> <span className="muted">({file.divisionName})</span>
                  </span>
                  <span className={file.problem ? undefined : "muted"}>{file.problem ?? file.status}</span>
                </li>
              ))}
            </ul>
            {files.length === 0 ? <p className="muted">{t("files.none")}</p> : null}
            <p>
              <Link to={divisions}>{t("files.all")}</Link>
            </p>
          </div>
        </details>
      ) : null}
      <details>
        <summary>{t("instructions")}</summary>
        <div>
          <p>{t(chat.public && !chat.own ? "instructions.askPublic" : "instructions.ask")}</p>
          <p>
            {chat.shared || chat.readers > 0
              ? t("instructions.searchedShared")
              : chat.own
                ? t("instructions.searched")
                : t("instructions.searchedPublic")}
          </p>
          <p>{chat.model ? t("instructions.model") : t("instructions.builtin")}</p>
          {chat.divisions
            .filter(division => division.notes)
            .map(division => (
              <div key={division.id}>
                <h3>
                  <bdi>{division.name}</bdi>
                </h3>
                <p className="notes" dir="auto">
                  {division.notes}
                </p>
              </div>
            ))}
        </div>
      </details>
    </div>
  );
}
