import { Link, type LinkProps } from "@remix-run/react";
import { ArrowRight, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.span`
  > a[data-kind="quiet"] { color: var(--ink); text-decoration-color: var(--line-2); }
  > a[data-kind="quiet"]:hover { text-decoration-color: currentColor; }
  > a[data-kind="on"] { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 1.5rem; font-weight: 600; text-decoration: none; }
  > a[data-kind="on"]:hover { text-decoration: underline; }
  .i { display: inline-block; margin-inline-start: 0.25em; vertical-align: -0.125em; }
  > a[data-kind="on"] > .i { margin: 0; }
`;

/**
 * A link in or below a text. `quiet` among many others, `on` with an arrow. External addresses get a mark and
 * neither referrer nor opener.
 */
export function TextLink({
  to,
  kind = "plain",
  children,
  ...rest
}: { to: string; kind?: "plain" | "quiet" | "on"; children: ReactNode } & Omit<
  LinkProps,
  "to" | "children"
>) {
  const { t } = useTranslation();
  const look = { "data-kind": kind === "plain" ? undefined : kind };
  const arrow = kind === "on" ? <ArrowRight size={16} className="flips" /> : null;
  if (!/^(https?:)?\/\//.test(to))
    return (
      <Root>
        <Link to={to} {...look} {...rest}>
          {children}
          {arrow}
        </Link>
      </Root>
    );
  return (
    <Root>
      <a href={to} {...look} {...rest} rel="noopener noreferrer external">
        <bdi>{children}</bdi>
        <ExternalLink size={14} />
        <span className="hidden"> ({t("external")})</span>
      </a>
    </Root>
  );
}
