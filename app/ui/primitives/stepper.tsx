import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.ol`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s6); counter-reset: step; font: 400 var(--t15) var(--font);
  li { display: flex; align-items: center; gap: var(--s2); color: var(--muted); }
  li > span:first-child { display: grid; place-items: center; inline-size: 1.75rem; block-size: 1.75rem; border: 1px solid var(--control); border-radius: 50%; font: 650 var(--t13) var(--font); }
  li[data-done] > span:first-child { border-color: var(--ok-line); background: var(--ok-fill); color: var(--ok); }
  li[aria-current] { color: var(--ink); font-weight: 650; }
  li[aria-current] > span:first-child { border-color: var(--button); background: var(--button); color: var(--on-accent); }
  @media (forced-colors: active) { li[aria-current] > span:first-child { border: 3px solid Highlight; } }
`;

/** The steps of a process; `at` counts from 0. Earlier steps are done, unless `done` says otherwise. */
export function Stepper({
  label,
  steps,
  at,
  done = steps.map((_, index) => index < at),
}: {
  label: string;
  steps: string[];
  at: number;
  done?: boolean[];
}) {
  const { t } = useTranslation("shell");
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? "step" : undefined} data-done={done[index] || undefined}>
          <span className="num" aria-hidden={done[index]}>
            {done[index] ? <Check size={16} /> : index + 1}
          </span>
          {step}
          {done[index] ? <span className="hidden"> {t("stepDone")}</span> : null}
        </li>
      ))}
    </Root>
  );
}
