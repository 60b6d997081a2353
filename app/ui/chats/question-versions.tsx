import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { InPlaceLink } from "./in-place-link";
import { anchors, type ShownMessage } from "./shown";

const Root = styled.nav`
  display: inline-flex; align-items: center; gap: var(--s1); margin-block: calc(-1 * var(--s2)) var(--s3); margin-inline-start: -0.375rem; color: var(--muted); font: 400 var(--t13) var(--font);
  a, .none { display: inline-grid; place-items: center; min-inline-size: 2rem; min-block-size: 2rem; border-radius: var(--r-control); color: var(--ink); }
  a:hover { background: var(--sunken); }
  .none { color: var(--control); }
  @media print { a, .none { display: none; } }
  @media (max-width: 639px) { a, .none { min-inline-size: 2.75rem; min-block-size: 2.75rem; } }
`;

/** Links to the other versions of an edited question and their branches. */
export function QuestionVersions({ message: { id, versions } }: { message: ShownMessage }) {
  const { t } = useTranslation("chats");
  if (versions.length < 2) return null;
  const at = versions.indexOf(id);
  return (
    <Root aria-label={t("version.all")}>
      <Step to={versions[at - 1]} label={t("version.previous")}>
        <ChevronLeft size={16} aria-hidden className="flips" />
      </Step>
      <span className="num">{t("version.of", { number: at + 1, total: versions.length })}</span>
      <Step to={versions[at + 1]} label={t("version.next")}>
        <ChevronRight size={16} aria-hidden className="flips" />
      </Step>
    </Root>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: JSX.Element }) {
  if (!to) return <span className="none">{children}</span>;
  const title = anchors.question(to);
  return (
    <InPlaceLink to={`?branch=${to}`} hash={anchors.message(to)} focus={title} aria-label={label}>
      {children}
    </InPlaceLink>
  );
}
