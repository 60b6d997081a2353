import { Link } from "@remix-run/react";
import { CircleAlert, CircleCheck, CircleMinus, Clock, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import type { ShownDashboard, ShownFacts, ShownHealth } from "./shown-dashboard";

const Root = styled(Sheet)`
  padding: var(--s5); break-inside: avoid; min-inline-size: 0;
  > header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 var(--s4); }
  > p, li small { color: var(--muted); font: 400 var(--t15) var(--font); }
  > ul { margin-block-start: var(--s3); }
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--s4); padding-block: var(--s2); border-block-start: 1px solid var(--line); }
  li > :first-child { flex: 1 1 50%; min-inline-size: 0; overflow-wrap: anywhere; }
  li small { display: block; }
  li > b { font-variant-numeric: tabular-nums lining-nums; }
  li > .share { flex: 1 1 100%; block-size: 0.5rem; border-radius: 0.25rem; background: var(--sunken); overflow: hidden; print-color-adjust: exact; }
  li > .share > span { display: block; block-size: 100%; min-inline-size: 2px; background: var(--chart-1); }
  li > .state { display: inline-flex; align-items: center; gap: var(--s2); }
  .state[data-state="ok"] { color: var(--ok); }
  .state[data-state="late"] { color: var(--warn); }
  .state[data-state="broken"] { color: var(--err); }
  &[data-locked] { border-style: dashed; background: none; }
  &[data-locked] li { justify-content: flex-start; }
  &[data-locked] li > :first-child { flex: none; }
  &[data-locked] > a { margin-block-start: var(--s4); inline-size: 100%; }
  @media (max-width: 639px) { padding: var(--s4); }
  @media print {
    &[data-locked] { display: none; }
    > p, li small { font-size: 0.75rem; line-height: 1.3; }
    h2 { font-size: 1rem; line-height: 1.4; }
    > header > a { display: none; }
    li > .share { block-size: 0.25rem; }
  }
`;

/** A list of figures under a heading, with bars for parts of a total. */
export function FactCard({ id, title, note, facts, empty, all }: ShownFacts) {
  return (
    <Root aria-labelledby={`${id}-facts`}>
      <header>
        <h2 id={`${id}-facts`}>{title}</h2>
        {all ? <Link to={all.to}>{all.text}</Link> : null}
      </header>
      <p>{facts.length === 0 && empty ? empty : note}</p>
      {facts.length > 0 ? (
        <ul>
          {facts.map(({ name, value, to, share }, at) => (
            <li key={to ?? `${name} ${at}`}>
              {to ? (
                <span>
                  <Link to={to}>
                    <bdi>{name}</bdi>
                  </Link>
                </span>
              ) : (
                <span>
                  <bdi>{name}</bdi>
                </span>
              )}
              <b>
                <bdi>{value}</bdi>
              </b>
              {share === undefined ? null : (
                <span className="share" aria-hidden>
                  <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Root>
  );
}

const marks = { ok: CircleCheck, late: Clock, broken: CircleAlert, off: CircleMinus } satisfies Record<
  ShownHealth["state"],
  unknown
>;

/** The parts of the installation with their state, and since when. */
export function HealthCard({ title, note, parts }: NonNullable<ShownDashboard["health"]>) {
  return (
    <Root aria-labelledby="health-title">
      <h2 id="health-title">{title}</h2>
      <p>{note}</p>
      <ul>
        {parts.map(({ name, note, state, word }) => {
          const Mark = marks[state];
          return (
            <li key={name}>
              <span>
                {name}
                <small>{note}</small>
              </span>
              <span className="state" data-state={state}>
                <Mark size={18} aria-hidden />
                {word}
              </span>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}

/** What a lapsed or missing plan locks, with a link to buy a plan if permitted. */
export function LockedCard({ title, note, lines, to }: NonNullable<ShownDashboard["locked"]>) {
  const { t } = useTranslation(["dashboard", "messages"]);
  return (
    <Root aria-labelledby="locked-title" data-locked>
      <h2 id="locked-title">{title}</h2>
      <p>{note}</p>
      <ul>
        {lines.map(line => (
          <li key={line}>
            <Lock size={18} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {to ? (
        <ButtonLink to={to} kind="main" wide>
          {t("messages:plan.locked")}
        </ButtonLink>
      ) : null}
    </Root>
  );
}
