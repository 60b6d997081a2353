import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Link } from "~/ui/primitives/link";
import { unbroken } from "~/ui/primitives/unbroken";
import type { MenuEntry, MenuGroup } from "./frame-data";
import { MenuIcon } from "./icons";
import { useHere } from "./use-here";

const Root = styled.nav`
  h2 { font: 500 var(--t13) var(--font); letter-spacing: 0; color: var(--muted); padding: var(--s5) var(--s3) var(--s1); }
  section:first-child h2 { padding-block-start: var(--s2); }
  a {
    position: relative; display: flex; align-items: center; gap: var(--s3); min-block-size: 2.5rem; padding: var(--s2) var(--s3);
    border: 1px solid transparent; border-radius: var(--r-control); font: 500 var(--t15) var(--font); color: var(--ink); text-decoration: none;
  }
  a svg { color: var(--muted); }
  a:hover { background: var(--sunken); }
  a[aria-current] { background: var(--surface); border-color: var(--line); font-weight: 650; }
  a[aria-current]::before { content: ""; position: absolute; inset-block: 0.5rem; inset-inline-start: -1px; inline-size: 3px; border-radius: 2px; background: var(--accent); }
  a[aria-current] svg { color: var(--accent); }
  @media (max-width: 1279px) { a { min-block-size: 2.75rem; } }
  @media (forced-colors: active) { a[aria-current] { border-color: Highlight; } }
`;

type Here = ReturnType<typeof useHere>;

/** An entry, marked on its page and below. */
export function NavigationLink({ item, here }: { item: MenuEntry; here: Here }) {
  return (
    <Link to={item.to} aria-current={here(item)}>
      <MenuIcon name={item.icon} />
      <span>{unbroken(item.title)}</span>
    </Link>
  );
}

/** The entries of a group. */
export function NavigationList({ items, here }: { items: MenuEntry[]; here: Here }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.to}>
          <NavigationLink item={item} here={here} />
        </li>
      ))}
    </ul>
  );
}

/** The main navigation with the reader's permitted entries. */
export function Navigation({ menu }: { menu: MenuGroup[] }) {
  const { t } = useTranslation("frame");
  const here = useHere();
  return (
    <Root aria-label={t("navigation")}>
      {menu.map(group => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <NavigationList items={group.items} here={here} />
        </section>
      ))}
    </Root>
  );
}
