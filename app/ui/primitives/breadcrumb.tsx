import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { unbroken } from "./unbroken";

const Root = styled.nav`
  margin-block-end: var(--s3); font: 400 var(--t15) var(--font);
  ol { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s1) var(--s2); }
  li { display: inline-flex; align-items: center; gap: var(--s2); min-inline-size: 0; min-block-size: 1.5rem; overflow-wrap: anywhere; }
  li > .i { color: var(--muted); }
  [aria-current] { color: var(--muted); }
  @media print { display: none; }
`;

/** Breadcrumbs; the last one is the current page. */
export function Breadcrumb({ steps, here }: { steps: { to: string; text: string }[]; here: string }) {
  const { t } = useTranslation("frame");
  return (
    <Root aria-label={t("way")}>
      <ol>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>
              <bdi>{unbroken(text)}</bdi>
            </Link>
            <ChevronRight size={16} className="flips" />
          </li>
        ))}
        <li>
          <span aria-current="page">
            <bdi>{unbroken(here)}</bdi>
          </span>
        </li>
      </ol>
    </Root>
  );
}
