import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";

const Root = styled.article`
  display: grid; gap: var(--s6); padding-block-end: var(--s8);
  > section { display: grid; gap: var(--s2); }
  > section > section { margin-block-start: var(--s2); }
  h2 { font: 650 var(--t20) var(--font); }
  h3 { font: 600 var(--t16) var(--font); }
  > section > ul { display: grid; gap: var(--s1); padding-inline-start: var(--s5); list-style: disc; }
  p { overflow-wrap: anywhere; }
`;

/** A legal page: a head, then sections. */
export function LegalDocument({
  title,
  intro,
  empty,
  mayEnter,
  children,
}: {
  title: string;
  intro: string;
  /** The operator has not entered any details yet. */
  empty: boolean;
  mayEnter: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("legal");
  return (
    <Root>
      <PageHead title={title}>{intro}</PageHead>
      {empty ? (
        <EmptyState
          title={t("nothing.title")}
          action={
            mayEnter ? (
              <ButtonLink to={paths.admin.systemSettings("company")}>{t("nothing.action")}</ButtonLink>
            ) : undefined
          }
        >
          {t("nothing.text")}
        </EmptyState>
      ) : null}
      {children}
    </Root>
  );
}

/** A section; omitted without content. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  if (children === "" || children === null || children === false) return null;
  return (
    <section>
      <h2>{title}</h2>
      {typeof children === "string" ? <Lines text={children} /> : children}
    </section>
  );
}

/** A text with its line breaks; each line has its own direction. */
export function Lines({ text }: { text: string }) {
  return (
    <p>
      {text.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, never reordered
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          <bdi>{line}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
