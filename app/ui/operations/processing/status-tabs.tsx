import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ListedStatus } from "~/contract/file-states";
import { StatusIcon } from "./status-mark";

const Root = styled.nav`
  overflow-x: auto; border-block-end: 1px solid var(--line); border-start-start-radius: var(--r-card); border-start-end-radius: var(--r-card);
  ul { display: flex; min-inline-size: max-content; }
  li { flex: 1 1 auto; border-inline-end: 1px solid var(--line); }
  li:last-child { border-inline-end: 0; }
  a { display: block; block-size: 100%; padding: var(--s3) var(--s4); border-block-end: 3px solid transparent; color: var(--ink); font: 400 var(--t13) var(--font); text-decoration: none; white-space: nowrap; }
  a:hover { background: var(--sunken); }
  a[aria-current] { border-block-end-color: var(--accent); background: var(--tint); font-weight: 600; }
  b { display: flex; align-items: center; gap: 0.375rem; font: 650 var(--t20) var(--font); font-variant-numeric: tabular-nums lining-nums; }
  @media print { overflow: visible; ul { flex-wrap: wrap; min-inline-size: 0; } }
  @media (forced-colors: active) { a[aria-current] { border-block-end-color: Highlight; } }
`;

/** The number of files in each status, as links that filter the table. */
export function StatusTabs({
  here,
  tabs,
}: {
  here: ListedStatus | undefined;
  tabs: { status: ListedStatus | undefined; files: string; name: string; to: string }[];
}) {
  const { t } = useTranslation("processing");
  return (
    <Root aria-label={t("tabs")}>
      <ul>
        {tabs.map(({ status, files, name, to }) => (
          <li key={status ?? "all"}>
            <Link to={to} aria-current={status === here ? "true" : undefined} preventScrollReset>
              <b>
                {status ? <StatusIcon status={status} /> : null}
                {files}
              </b>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
