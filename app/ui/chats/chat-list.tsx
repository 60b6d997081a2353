import { FolderOpen, Pin, Plus, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { Link } from "~/ui/primitives/link";

const Root = styled.nav`
  padding: var(--s5) var(--s3);
  > a:first-child { inline-size: calc(100% - var(--s4)); margin: 0 var(--s2) var(--s4); padding-inline: var(--s2); gap: var(--s1); }
  form { display: flex; gap: var(--s1); margin: 0 var(--s2) var(--s2); }
  input { flex: 1; min-inline-size: 0; min-block-size: 2.25rem; padding-inline: var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t15) var(--font); }
  form button { min-block-size: 2.25rem; padding-inline: var(--s2); }
  h2, summary { padding: var(--s3) var(--s3) var(--s1); font: 500 var(--t13) var(--font); letter-spacing: 0; color: var(--muted); }
  summary { cursor: pointer; overflow-wrap: anywhere; }
  summary:hover { color: var(--ink); }
  li a { display: block; padding: 0.4375rem var(--s3); border: 1px solid transparent; border-radius: var(--r-control); color: var(--ink); text-decoration: none; font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
  li small { display: block; font: 400 var(--t13) var(--font); color: var(--muted); }
  li b { font: 600 var(--t13) var(--font); color: var(--accent-deep); }
  li svg { display: inline; margin-inline-end: var(--s1); vertical-align: -0.125rem; color: var(--muted); }
  li a:hover { background: var(--sunken); }
  li a[aria-current] { background: var(--surface); border-color: var(--line); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
  [dir="rtl"] & li a[aria-current] { box-shadow: inset -3px 0 var(--accent); }
  .all { display: flex; align-items: center; gap: var(--s2); padding: var(--s2) var(--s3); font: 400 var(--t15) var(--font); }
  .all:first-of-type { margin-block-start: var(--s3); }
`;

export type ListedChat = {
  id: string;
  name: string;
  to: string;
  about: string;
  group: "today" | "week" | "older";
  pinned: boolean;
  folder: { id: string; name: string } | null;
  /** Whether others changed it since the reader last opened it. */
  news: boolean;
};

/** The list of chats beside the thread: pinned ones, folders, and the rest by last use. */
export function ChatList({
  chats,
  here,
  all,
  folders,
  start,
}: {
  chats: ListedChat[];
  /** The open chat; undefined on the page of a new one. */
  here: string | undefined;
  all: string;
  /** The page of folders; undefined for users without. */
  folders: string | undefined;
  /** Where a new chat starts; undefined for users without own chats. */
  start: string | undefined;
}) {
  const { t } = useTranslation("chats");
  const pinned = chats.filter(chat => chat.pinned);
  const filed = new Map<string, { name: string; inIt: ListedChat[] }>();
  for (const chat of chats) {
    if (chat.pinned || !chat.folder) continue;
    const folder = filed.get(chat.folder.id) ?? { name: chat.folder.name, inIt: [] };
    folder.inIt.push(chat);
    filed.set(chat.folder.id, folder);
  }
  const loose = chats.filter(chat => !chat.pinned && !chat.folder);
  const groups = (["today", "week", "older"] as const)
    .map(group => ({ group, inIt: loose.filter(chat => chat.group === group) }))
    .filter(({ inIt }) => inIt.length > 0);
  return (
    <Root aria-label={t("list")}>
      {start ? (
        <ButtonLink to={start}>
          <Plus size={20} aria-hidden />
          {t("new")}
        </ButtonLink>
      ) : null}
      <form action={all} method="get">
        <input
          type="search"
          name="search"
          aria-label={t("search")}
          placeholder={t("list.search")}
          maxLength={200}
        />
        <Button aria-label={t("search")}>
          <Search size={18} aria-hidden />
        </Button>
      </form>
      {pinned.length > 0 ? (
        <section aria-labelledby="list-pinned">
          <h2 id="list-pinned">{t("list.pinned")}</h2>
          <Entries chats={pinned} here={here} />
        </section>
      ) : null}
      {[...filed].map(([id, { name, inIt }]) => (
        <details key={id} open={inIt.some(chat => chat.id === here || chat.news)}>
          <summary>
            <bdi>{name}</bdi> ({inIt.length})
          </summary>
          <Entries chats={inIt} here={here} />
        </details>
      ))}
      {groups.map(({ group, inIt }) => (
        <section key={group} aria-labelledby={`list-${group}`}>
          <h2 id={`list-${group}`}>{t(`list.${group}`)}</h2>
          <Entries chats={inIt} here={here} />
        </section>
      ))}
      <Link className="all" to={all}>
        {t("list.all")}
      </Link>
      {folders ? (
        <Link className="all" to={folders}>
          <FolderOpen size={16} aria-hidden />
          {t("list.folders")}
        </Link>
      ) : null}
    </Root>
  );
}

function Entries({ chats, here }: { chats: ListedChat[]; here: string | undefined }) {
  const { t } = useTranslation("chats");
  return (
    <ul>
      {chats.map(chat => (
        <li key={chat.id}>
          <Link to={`${chat.to}#latest`} aria-current={chat.id === here ? "page" : undefined}>
            {chat.pinned ? <Pin size={13} aria-hidden /> : null}
            <bdi>{chat.name}</bdi>
            {chat.news && chat.id !== here ? <b> {t("list.news")}</b> : null}
            <small>{chat.about}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
