import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { pageSizes } from "~/contract/page-sizes";
import { useRestoredFocus } from "./use-restored-focus";
import { pageWindow } from "./with-params";

const Root = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s3) var(--s6);
  margin-block-start: var(--s6); font: 400 var(--t15) var(--font);
  p { color: var(--muted); }
  ul { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s1); }
  li > * { display: inline-grid; place-items: center; min-inline-size: 2.25rem; min-block-size: 2.25rem; padding-inline: var(--s2); border: 1px solid transparent; border-radius: var(--r-control); color: var(--ink); text-decoration: none; }
  li > a:hover { background: var(--sunken); color: var(--ink); }
  [aria-current] { border-color: var(--accent); background: var(--tint); color: var(--accent-deep); font-weight: 650; }
  &[data-inside] { margin: 0; padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line); }
  @media print { ul { display: none; } &[data-inside] { padding: var(--s2); } }
  @media (max-width: 639px) { &[data-inside] { padding-inline: var(--s4); } li > * { min-inline-size: 2.75rem; min-block-size: 2.75rem; } }
`;

/** The rows of a list's page and their total; pages count from 1. */
export type Paging = { from: number; to: number; total: number; page: number; size: number };

/**
 * The current part of a list, and links to the others. `inside` a sheet it is the footer; below a list it is
 * hidden if there is only one page.
 */
export function Pagination({
  paging,
  to,
  inside,
}: {
  paging: Paging;
  to: (page: number) => string;
  inside?: boolean;
}) {
  const { t } = useTranslation("lists");
  const focus = useRestoredFocus("[aria-current]");
  const { from, page, size, total } = paging;
  const last = Math.max(1, Math.ceil(total / size));
  const isOnlyPage = last === 1 && page === 1;
  if (total === 0 || (isOnlyPage && !inside && total <= pageSizes[0])) return null;
  return (
    <Root {...focus} aria-label={t("pages")} data-inside={inside || undefined}>
      <p className="num">{t("range", { from, to: paging.to, total })}</p>
      {isOnlyPage ? null : (
        <ul className="num">
          {page > 1 ? (
            <li>
              <Link to={to(Math.min(page - 1, last))} rel="prev">
                {t("previous")}
              </Link>
            </li>
          ) : null}
          {pageWindow(page, last).map(({ page: number, gap }) => (
            <li key={number}>
              {gap ? <span aria-hidden>…</span> : null}
              <Link to={to(number)} aria-current={number === page ? "page" : undefined}>
                {number}
              </Link>
            </li>
          ))}
          {page < last ? (
            <li>
              <Link to={to(page + 1)} rel="next">
                {t("next")}
              </Link>
            </li>
          ) : null}
        </ul>
      )}
    </Root>
  );
}
