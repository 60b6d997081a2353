import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Alert } from "~/ui/primitives/alert";
import { PageHead } from "~/ui/primitives/page-head";
import { Illustration } from "~/ui/shell/problem";

const Root = styled.div`
  > div { display: grid; gap: var(--s5); min-inline-size: 0; }
  > div > header { margin: 0; }
  &[data-version="v1"] { padding: var(--s8); border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface); }
  > svg { display: none; inline-size: 100%; border: 1px solid var(--line); border-radius: var(--r-card); }
  @media (max-width: 639px) { &[data-version="v1"] { padding: var(--s4); } }
  @media (min-width: 960px) {
    &[data-wide] { display: grid; grid-template-columns: minmax(0, 1.3fr) minmax(0, 28rem); gap: var(--s16); align-items: center; }
    /* Centred on the screen, however long the form is. */
    > svg { display: block; position: sticky; inset-block-start: max(var(--s8), 50vh - 14.5rem); align-self: start; }
  }
`;

/** The layout of a demo form: a card, or with a picture beside it. A notice says that nothing is sent. */
export function DemoStage({
  title,
  version,
  other,
  children,
}: {
  title: string;
  version: "v1" | "v2";
  /** The same form in its other version. */
  other?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("demos");
  return (
    <Root data-version={version} data-wide={version === "v2" || undefined}>
      {version === "v2" ? <Illustration of="approach" /> : null}
      <div>
        <PageHead title={title} />
        <Alert>{t("notice")}</Alert>
        <div>{children}</div>
        {other ? (
          <p className="small">
            <Link to={other} reloadDocument>
              {t("other")}
            </Link>
          </p>
        ) : null}
      </div>
    </Root>
  );
}
