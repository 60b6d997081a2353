import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ButtonLink } from "~/ui/primitives/button";
import { Link } from "~/ui/primitives/link";

const Root = styled.nav`
  padding: var(--s5) var(--s3);
  > a:first-child { inline-size: calc(100% - var(--s4)); margin: 0 var(--s2) var(--s4); }
  h2 { padding: var(--s3) var(--s3) var(--s1); font: 500 var(--t13) var(--font); letter-spacing: 0; color: var(--muted); }
  li a { display: block; padding: 0.4375rem var(--s3); border: 1px solid transparent; border-radius: var(--r-control); color: var(--ink); text-decoration: none; font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
  li small { display: block; font: 400 var(--t13) var(--font); color: var(--muted); }
  li a:hover { background: var(--sunken); }
  li a[aria-current] { background: var(--surface); border-color: var(--line); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
  [dir="rtl"] & li a[aria-current] { box-shadow: inset -3px 0 var(--accent); }
  .all { display: block; padding: var(--s4) var(--s3); font: 400 var(--t15) var(--font); }
`;

export type ListedChat = {
  id: string;
  name: string;
  to: string;
  about: string;
  group: "today" | "week" | "older";
};

/** The list of chats beside the thread, by last use. */
export function ChatList({
  chats,
  here,
  all,
  start,
}: {
  chats: ListedChat[];
  /** The chat that is open; none where a new one begins. */
  here: string | undefined;
  all: string;
  /** Where a new chat starts; undefined for users without own chats. */
  start: string | undefined;
}) {
  const { t } = useTranslation("chats");
  const groups = (["today", "week", "older"] as const)
    .map(group => ({ group, inIt: chats.filter(chat => chat.group === group) }))
    .filter(({ inIt }) => inIt.length > 0);
  return (
    <Root aria-label={t("list")}>
      {start ? (
        <ButtonLink to={start}>
          <Plus size={20} aria-hidden />
          {t("new")}
        </ButtonLink>
      ) : null}
      {groups.map(({ group, inIt }) => (
        <section key={group} aria-labelledby={`list-${group}`}>
          <h2 id={`list-${group}`}>{t(`list.${group}`)}</h2>
          <ul>
            {inIt.map(chat => (
              <li key={chat.id}>
                <Link to={`${chat.to}#latest`} aria-current={chat.id === here ? "page" : undefined}>
                  <bdi>{chat.name}</bdi>
                  <small>{chat.about}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link className="all" to={all}>
        {t("list.all")}
      </Link>
    </Root>
  );
}
