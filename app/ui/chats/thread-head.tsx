import { Link } from "@remix-run/react";
import { ChevronLeft, Folder, Globe, Info, Lock, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";
import { ChatName } from "./chat-name";
import { HeadMenu } from "./head-menu";
import { SourceCount } from "./source-count";

const Root = styled.header`
  padding-block: var(--s6) var(--s5); border-block-end: 1px solid var(--line);
  .to-list { margin-block-end: var(--s2); font: 400 var(--t15) var(--font); }
  .to-list a { display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 1.5rem; }
  .name { display: flex; align-items: flex-start; justify-content: space-between; gap: var(--s3); }
  .acts { display: flex; align-items: center; gap: var(--s1); flex: none; }
  h1 { overflow-wrap: anywhere; min-inline-size: 0; }
  .meta { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); margin-block-start: var(--s1); color: var(--muted); font: 400 var(--t15) var(--font); }
  .meta > li { display: inline-flex; gap: 0.375rem; min-inline-size: 0; overflow-wrap: anywhere; }
  .meta svg { flex: none; margin-block-start: 0.25rem; }
  > [role="note"] { margin-block-start: var(--s4); }
  .more { display: flex; flex-wrap: wrap; gap: 0 var(--s5); margin-block-start: var(--s2); }
  .more > [open] { flex-basis: 100%; }
  summary { min-block-size: 2rem; inline-size: fit-content; padding-block: 0.25rem; color: var(--accent); font: 500 var(--t15) var(--font); cursor: pointer; }
  summary:hover { color: var(--accent-deep); }
  details > div { padding-block: var(--s2) var(--s3); overflow-wrap: anywhere; font: 400 var(--t15) var(--font); }
  details h3 { font: 600 var(--t15) var(--font); }
  details > div > * + * { margin-block-start: var(--s2); }
  details ul { display: grid; gap: var(--s2); }
  .file { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); overflow-wrap: anywhere; }
  .notes { white-space: pre-line; }
  @media print { .acts, .more { display: none; } }
  @media (max-width: 639px) { .to-list a { min-block-size: 2.75rem; } .name { flex-wrap: wrap; } .name > :first-child { flex: 1 1 12rem; } .acts { margin-inline-start: auto; } summary { min-block-size: 2.75rem; padding-block: 0.625rem; } }
`;

export type HeadChat = {
  id: string;
  version: number;
  name: string;
  own: boolean;
  public: boolean;
  locked: boolean;
  /** The answering model; null for the built-in answerer. */
  model: string | null;
  divisions: {
    id: string;
    name: string;
    notes: string;
    readyFiles: number;
    approvedAnswers: number;
    onlyFiles: boolean;
  }[];
  /** The files that it is limited to and that the reader may read. */
  files: { id: string; name: string; divisionId: string }[];
  /** Divisions of a shared chat that the reader may not read. */
  hiddenDivisions: number;
  /** The owner who shares it with the reader; null for own and public chats. */
  shared: { by: string; mode: "read" | "ask" } | null;
  /** The number of people with whom the reader shares it. */
  readers: number;
};

const maxNamed = 3;

/** The chosen files of a division by name, or their number if the reader may not see the names. */
function ChosenFiles({ files, all }: { files: HeadChat["files"]; all: number }) {
  const { t } = useTranslation("chats");
  const more = Math.max(0, files.length - maxNamed);
  if (files.length === 0) return t(all === 0 ? "onlyFiles.gone" : "onlyFiles", { count: all });
  return (
    <>
      {t("onlyFiles.names")}{" "}
      {files.slice(0, maxNamed).map((file, at) => (
        <span key={file.id} className={at < Math.min(files.length, maxNamed) - 1 ? "comma" : undefined}>
          <bdi>{file.name}</bdi>
        </span>
      ))}
      {more > 0 ? ` ${t("onlyFiles.more", { count: more })}` : null}
    </>
  );
}

/** The name of a chat, its visibility, its divisions, and its provider. */
export function ThreadHead({
  chat,
  links,
  prominent,
  children,
}: {
  chat: HeadChat;
  links: {
    list: string;
    edit: string | undefined;
    rename: string | undefined;
    place: string | undefined;
    share: string | undefined;
    visitors: string | undefined;
    leave: string | undefined;
    export: string | undefined;
    print: string | undefined;
    remove: string | undefined;
  };
  /** Before the first question the notice is a box of its own. */
  prominent: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("chats");
  const notice = chat.model ? t("notice.model", { model: chat.model }) : t("notice.builtin");
  return (
    <Root>
      <p className="to-list">
        <Link to={links.list}>
          <ChevronLeft size={16} aria-hidden className="flips" />
          {t("list.all")}
        </Link>
      </p>
      <div className="name">
        <ChatName id={chat.id} name={chat.name} version={chat.version} to={links.rename}>
          <h1>
            <bdi>{chat.name}</bdi>
          </h1>
        </ChatName>
        <HeadMenu links={links} />
      </div>
      <ul className="meta">
        <li>
          {chat.public ? <Globe size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
          {chat.public ? (chat.locked ? t("public.lockedNow") : t("public.yes")) : t("private")}
        </li>
        {chat.shared ? (
          <li>
            <Users size={16} aria-hidden />
            {t("shared.by", { name: chat.shared.by })}
          </li>
        ) : null}
        {chat.readers > 0 && links.share ? (
          <li>
            <Users size={16} aria-hidden />
            <Link to={links.share}>{t("shared.with", { count: chat.readers })}</Link>
          </li>
        ) : null}
        {chat.divisions.map(division => (
          <li key={division.id}>
            <Folder size={16} aria-hidden />
            <span>
              <span className="comma">
                <bdi>{division.name}</bdi>
              </span>
              {division.onlyFiles ? (
                <ChosenFiles
                  files={chat.files.filter(file => file.divisionId === division.id)}
                  all={division.readyFiles}
                />
              ) : (
                <SourceCount division={division} />
              )}
            </span>
          </li>
        ))}
        {prominent ? null : (
          <li>
            <Info size={16} aria-hidden />
            {notice}
          </li>
        )}
      </ul>
      {chat.hiddenDivisions > 0 ? (
        <div role="note">
          <Alert tone="calm">{t("shared.hidden", { count: chat.hiddenDivisions })}</Alert>
        </div>
      ) : null}
      {prominent ? (
        <div role="note">
          <Alert tone="calm">{notice}</Alert>
        </div>
      ) : null}
      {children}
    </Root>
  );
}
