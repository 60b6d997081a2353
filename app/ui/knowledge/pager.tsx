import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s3) var(--s6);
  margin-block-start: var(--s6); font: 400 var(--t15) var(--font);
  p { color: var(--muted); }
  ul { display: flex; flex-wrap: wrap; gap: var(--s1); }
  li > * { display: inline-grid; place-items: center; min-inline-size: 2.25rem; min-block-size: 2.25rem; padding-inline: var(--s2); border: 1px solid transparent; border-radius: var(--r-control); color: var(--ink); text-decoration: none; }
  li > a:hover { background: var(--sunken); }
  [aria-current] { border-color: var(--accent); background: var(--tint); color: var(--accent-deep); font-weight: 650; }
  @media (max-width: 639px) { li > * { min-inline-size: 2.75rem; min-block-size: 2.75rem; } }
`;

export type Paging = { from: number; to: number; total: number; page: number; size: number };

/** Which part of a list this is, and the ways to the others: the first, the last, and those around this one. */
export function Pager({ paging, to }: { paging: Paging; to: (page: number) => string }) {
  const { t } = useTranslation("divisions");
  const { page, size, total } = paging;
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  const near = [...new Set([1, page - 1, page, page + 1, last])].filter(one => one >= 1 && one <= last);
  return (
    <Root aria-label={t("pagesOfList")}>
      <p className="num">{t("range", { from: paging.from, to: paging.to, total })}</p>
      <ul className="num">
        {page > 1 ? (
          <li>
            <Link to={to(Math.min(page - 1, last))} rel="prev">
              {t("previous")}
            </Link>
          </li>
        ) : null}
        {near.map((one, index) => (
          <li key={one}>
            {index > 0 && one - near[index - 1]! > 1 ? <span aria-hidden>…</span> : null}
            <Link to={to(one)} aria-current={one === page ? "page" : undefined}>
              {one}
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
    </Root>
  );
}
