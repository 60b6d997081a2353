import { Archive, Folder as FolderIcon, Inbox, MessageSquare, Pin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Folder } from "~/contract/folders";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";
import type { ChatDrag } from "./use-chat-drag";

const Root = styled.nav`
  ul ul { padding-inline-start: var(--s5); }
  a {
    display: flex; align-items: flex-start; gap: var(--s2); min-block-size: 2.5rem; padding: 0.4375rem var(--s3); border: 1px solid transparent;
    border-radius: var(--r-control); color: var(--ink); font: 400 var(--t15) var(--font); text-decoration: none;
  }
  a > svg { flex: none; margin-block-start: 0.1875rem; color: var(--muted); }
  a > bdi, a > span { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  a > small { color: var(--muted); font: 400 var(--t13) var(--font); margin-block-start: 0.125rem; }
  a:hover { background: var(--sunken); }
  a[data-over] { border-color: var(--accent); background: var(--sunken); }
  a[aria-current] { background: var(--surface); border-color: var(--line); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
  [dir="rtl"] & a[aria-current] { box-shadow: inset -3px 0 var(--accent); }
  h2 { padding: var(--s4) var(--s3) var(--s1); font: 500 var(--t13) var(--font); letter-spacing: 0; color: var(--muted); }
  @media (max-width: 639px) { a { min-block-size: 2.75rem; } }
`;

/** Links to the folders, and to the chats that are pinned, archived or in no folder. */
export function FolderNavigation({
  root,
  folders,
  current,
  drag,
}: {
  root: string;
  folders: Folder[];
  current: string;
  drag?: ChatDrag;
}) {
  const { t } = useTranslation("folders");
  const entry = (folder: string, icon: ReactNode, name: ReactNode, count?: number) => (
    <Link
      to={paths.folders.list(root, { folder })}
      aria-current={folder === current ? "page" : undefined}
      {...drag?.target(folder)}
    >
      {icon}
      {name}
      {count === undefined ? null : (
        <small>
          {count}
          <span className="hidden"> {t("chatsIn", { count })}</span>
        </small>
      )}
    </Link>
  );
  const below = (parentId: string | null) => folders.filter(folder => folder.parentId === parentId);
  const item = (folder: Folder, inner: ReactNode) => (
    <li key={folder.id}>
      {entry(folder.id, <FolderIcon size={18} aria-hidden />, <bdi>{folder.name}</bdi>, folder.chats)}
      {inner}
    </li>
  );
  return (
    <Root aria-label={t("folders")}>
      <ul>
        <li>{entry("all", <MessageSquare size={18} aria-hidden />, <span>{t("all")}</span>)}</li>
        <li>{entry("pinned", <Pin size={18} aria-hidden />, <span>{t("pinned")}</span>)}</li>
        <li>{entry("none", <Inbox size={18} aria-hidden />, <span>{t("none")}</span>)}</li>
        <li>{entry("archived", <Archive size={18} aria-hidden />, <span>{t("archived")}</span>)}</li>
      </ul>
      {folders.length > 0 ? (
        <>
          <h2>{t("folders")}</h2>
          <ul>
            {below(null).map(folder => {
              const inside = below(folder.id);
              return item(
                folder,
                inside.length > 0 ? <ul>{inside.map(inner => item(inner, null))}</ul> : null,
              );
            })}
          </ul>
        </>
      ) : null}
    </Root>
  );
}
