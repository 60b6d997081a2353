import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Logo } from "~/ui/primitives/logo";

const Root = styled.div`
  display: flex; flex-direction: column; gap: var(--s6); justify-content: center; align-items: flex-start;
  max-inline-size: 44rem; min-block-size: 70vh; margin-inline: auto; padding: var(--s8) var(--s6);
  h1 { font: 680 var(--t40) var(--font); letter-spacing: -0.025em; }
  p { color: var(--muted); max-inline-size: var(--measure); }
  code { user-select: all; }
`;

/** A page that says what is wrong, what is safe, and leads home. */
export function Problem({
  status,
  title,
  home,
  requestId,
  children,
}: {
  status?: number;
  title: string;
  home: string;
  requestId?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Root>
      <Logo size={40} />
      <div className="stack">
        <h1>{title}</h1>
        <p>{children}</p>
        {requestId ? (
          <p>
            {t("error.request")} <code>{requestId}</code>
          </p>
        ) : null}
        {status ? <p className="tiny num">{status}</p> : null}
      </div>
      <Link to={home}>{t("backHome")}</Link>
    </Root>
  );
}
