import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ButtonLink } from "~/ui/primitives/button";

/** The drawings in public/assets/illustrations, coloured by the page's tokens. */
export type Drawing = "adrift" | "approach" | "barred" | "dock" | "lighthouse" | "swell" | "uncharted";

/** A decorative illustration. */
export function Illustration({ of, label }: { of: Drawing; label?: string }) {
  return (
    <svg viewBox="0 0 640 460" aria-hidden>
      <use href={`/assets/illustrations/${of}.svg#i`} />
      {label ? (
        <text x="459" y="179" textAnchor="middle" fontSize="17" fontWeight="600" fill="var(--muted)">
          {label}
        </text>
      ) : null}
    </svg>
  );
}

const Root = styled.div`
  display: grid; gap: var(--s8) var(--s16); align-items: center; max-inline-size: 68rem; margin-inline: auto; padding-block: var(--s8);
  > svg { inline-size: 100%; border: 1px solid var(--line); border-radius: var(--r-card); }
  h1 { font: 680 var(--t40) var(--font); }
  code { user-select: all; overflow-wrap: anywhere; }
  @media (min-width: 960px) { grid-template-columns: 1fr 1.2fr; min-block-size: 70vh; }
`;

/** A page about a problem: what happened, what is safe, and a link home. */
export function Problem({
  status,
  title,
  heading,
  home,
  requestId,
  picture,
  also,
  ways,
  children,
}: {
  status?: number | undefined;
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  home: string;
  requestId?: string | undefined;
  picture: Drawing;
  /** Further actions, before the link home. */
  also?: ReactNode;
  /** Further links, below the link home. */
  ways?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Root data-wide>
      <div className="stack">
        {status ? <p className="muted num">{t("problem.status", { status: String(status) })}</p> : null}
        <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h1>
        {children}
        {requestId ? (
          <p>
            {t("error.request")} <code>{requestId}</code>
          </p>
        ) : null}
        <p className="row">
          {also}
          <ButtonLink kind={also ? "plain" : "main"} to={home}>
            {t("backHome")}
          </ButtonLink>
        </p>
        {ways}
      </div>
      <Illustration of={picture} {...(picture === "uncharted" ? { label: t("problem.uncharted") } : {})} />
    </Root>
  );
}
