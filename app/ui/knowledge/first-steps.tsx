import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { Stepper } from "~/ui/primitives/stepper";

/** A step of a new company; `begun` without `done` while its files are being processed. */
export type ShownStep = {
  name: "documents" | "question" | "team";
  done: boolean;
  begun: boolean;
  reading: boolean;
  to: string;
};

const Root = styled.div`
  display: grid; gap: var(--s6); max-inline-size: 52rem;
  > .steps { display: grid; gap: var(--s4); }
  > .steps > li { display: flex; flex-wrap: wrap; gap: var(--s4) var(--s6); align-items: center; padding: var(--s5); border: 1px solid var(--line); border-radius: var(--r-card); background: var(--surface); }
  > .steps > li[data-next] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  > .steps > li > div { flex: 1 1 18rem; min-inline-size: 0; }
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s3); font: 650 var(--t20) var(--font); }
  li p { margin-block-start: var(--s1); color: var(--muted); }
  @media (max-width: 639px) { > .steps > li { padding: var(--s4); } > .steps > li > a { flex: 1 1 100%; } }
`;

/** The steps of a new company, and which one is next. */
export function FirstSteps({ steps }: { steps: ShownStep[] }) {
  const { t } = useTranslation("firstSteps");
  const next = steps.findIndex(step => !step.done);
  return (
    <Root>
      <Stepper
        label={t("label")}
        steps={steps.map(({ name }) => t(`short.${name}`))}
        at={next < 0 ? steps.length : next}
        done={steps.map(({ done }) => done)}
      />
      <ol className="steps">
        {steps.map(({ name, done, begun, reading, to }, index) => (
          <li key={name} data-next={index === next || undefined}>
            <div>
              <h2>
                {t(`title.${name}`)}
                {done ? <Badge tone="ok">{t("done")}</Badge> : null}
                {reading ? <Badge tone="info">{t("reading")}</Badge> : null}
                {index === next && !reading ? <Badge tone="info">{t("next")}</Badge> : null}
              </h2>
              <p>{t(`text.${name}`)}</p>
            </div>
            <ButtonLink kind={index === next ? "main" : "plain"} to={to}>
              {t(begun ? `again.${name}` : `do.${name}`)}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Root>
  );
}
