import { useLocation, useNavigation } from "@remix-run/react";
import { Children, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { boxLook } from "~/ui/form/box-look";
import { FailedList } from "~/ui/list/failed-list";

const Frame = styled.div`container: table / inline-size;`;

const cards = css`
  &, tbody, tbody tr, tbody :is(th, td) { display: block; }
  thead { display: block; padding: var(--s2) var(--s4); border-block-end: 1px solid var(--line-2); }
  thead tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s4); }
  thead:not(:has(a, .pick)), thead th:not(:has(a), .pick) { display: none; }
  thead .pick { min-inline-size: 1.25rem; }
  thead .pick .words { position: static; inline-size: auto; block-size: auto; clip-path: none; white-space: normal; }
  thead tr > :is(th, :first-child, :last-child) { inline-size: auto; padding: 0; border: 0; }
  thead :is(a, .pick :is(span, label)) { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s1) var(--s3); padding: var(--s4); border-block-end: 1px solid var(--line); }
  tbody tr:last-child { border-block-end: 0; }
  tbody tr > :is(th, td, :first-child, :last-child) { grid-column: 1 / -1; inline-size: auto; padding: 0; border: 0; text-align: start; }
  tbody tr:has(> .act) > th { grid-column-end: -2; }
  tbody tr > td.act { grid-area: 1 / -2; }
  tbody tr:has(> .pick) { grid-template-columns: auto minmax(0, 1fr) auto; > * { grid-column-start: 2; } > td.pick { grid-area: 1 / 1; } }
  tbody tr > td[data-label] { display: grid; grid-template-columns: minmax(0, clamp(7.25rem, 27%, 12rem)) minmax(0, 1fr); gap: 0 var(--s3); }
  tbody td[data-label] > * { grid-column: 2; justify-self: start; max-inline-size: 100%; }
  td[data-label]::before { content: attr(data-label); color: var(--muted); overflow-wrap: anywhere; hyphens: auto; }
  tbody tr > td:is(:empty, [data-none]) { display: none; }
  .line { white-space: normal; }
`;

/** Many columns, or several with sentences, break words on a table as narrow as that of a tablet. */
const cardsOnTabletsCss = css`
  @media screen {
    @container table (inline-size < 60rem) {
      ${cards}
      thead th { position: static; box-shadow: none; }
      tbody :is(th, td) { max-inline-size: none; }
    }
  }
`;

const Root = styled.table<{ $cardsOnTablets: boolean }>`
  inline-size: 100%; border-collapse: collapse; font: 400 var(--t15) var(--font);
  font-variant-numeric: tabular-nums lining-nums;
  th, td { padding: var(--s3); text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
  :is(th, td):first-child { padding-inline-start: var(--s5); }
  :is(th, td):last-child { padding-inline-end: var(--s5); }
  thead th { vertical-align: middle; font: 600 var(--t13) var(--font); color: var(--muted); padding-block: var(--s2); border-block-end-color: var(--line-2); overflow-wrap: break-word; }
  thead a { display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 1.5rem; color: inherit; text-decoration: none; }
  thead a:hover { color: var(--ink); text-decoration: underline; }
  tbody tr:last-child > * { border-block-end: 0; }
  tbody tr:hover { background: var(--canvas); }
  tbody tr:has(> .pick :checked) { background: var(--tint); }
  .pick { inline-size: 3.25rem; }
  .pick input { ${boxLook} display: grid; }
  .pick label { display: flex; align-items: center; gap: var(--s2); font: 400 var(--t15) var(--font); color: var(--ink); }
  .pick .words { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  tbody :is(th, td) { overflow-wrap: anywhere; }
  tbody td.words { overflow-wrap: break-word; }
  tbody th { font-weight: 600; }
  tbody th a { color: var(--ink); text-decoration-color: var(--line-2); }
  .sub { display: block; font-weight: 400; color: var(--muted); }
  .end { text-align: end; }
  .line { white-space: nowrap; }
  td > [data-menu] { margin-block: -0.5rem; margin-inline-end: -0.5rem; }
  td > [data-menu] > summary { margin-inline-start: auto; }
  .mark { display: inline-flex; gap: 0.375rem; }
  .mark > .i { margin-block-start: 0.25rem; }
  @media (min-width: 900px) {
    /* One very long name leaves the other columns their words. */
    tbody :is(th, td) { max-inline-size: 24rem; }
    tbody [data-kind] { white-space: nowrap; }
    thead th { position: sticky; z-index: 1; inset-block-start: var(--bar, 3.75rem); border-block-end: 0; background: var(--surface); box-shadow: inset 0 -1px var(--line-2); }
    /* Keeps focused elements from being covered by the sticky header. */
    tbody :is(a, button, input, summary) { scroll-margin-block-start: 3rem; }
    @container table (inline-size < 60rem) { :is(th, td):not(:first-child, :last-child) { padding-inline: var(--s2); } }
    thead th:first-child { border-start-start-radius: var(--r-card); }
    thead th:last-child { border-start-end-radius: var(--r-card); }
  }
  /*
   * A row becomes a card: checkbox at the start, menu after the name, and below the other cells with labels. Of
   * the header only controls remain: the select-all box and sortable columns.
   */
  /* A sheet of paper is as narrow as a tablet, but takes the table: a third of the pages that cards need. */
  @media print {
    font-size: 0.75rem; line-height: 1.35;
    && :is(th, td) { padding: var(--s1) var(--s2); }
    tr { break-inside: avoid; }
    .pick, .act, thead th:has(> .hidden:only-child), thead svg { display: none; }
  }
  @media screen and (max-width: 899px) { ${cards} }
  /* Its select-all box needs script. */
  @media screen and (max-width: 899px) and (scripting: none) { thead:not(:has(a)) { display: none; } }
  /* Enlarged text leaves a wide screen no room for a table either. At its usual size none is as narrow as this from 900 px on. */
  @container table (inline-size < 34rem) {
    ${cards}
    thead th { position: static; box-shadow: none; }
  }
  ${({ $cardsOnTablets }) => ($cardsOnTablets ? cardsOnTabletsCss : "")}
  /* Beside a button, the names on the smallest phones would break inside a word. */
  @container table (inline-size < 22rem) {
    && tbody tr:has(> .act > a) > th { grid-column-end: -1; }
    && tbody tr > td.act:has(> a) { grid-area: auto; grid-column: 1 / -1; }
  }
  /* Placeholders replace the old rows until the new ones arrive, without layout shift. */
  &[aria-busy] tbody {
    pointer-events: none;
    > tr > * { position: relative; animation: pale 1ms 300ms forwards; }
    > tr > * > *, > tr > ::before { animation: away 1ms 300ms forwards; }
    > tr > :not(.pick, .act)::after { content: ""; position: absolute; inset-block-start: 1rem; inset-inline: var(--s3) 34%; block-size: 0.75rem; border-radius: var(--r-mark); background: var(--line); opacity: 0; animation: shown 1ms 300ms forwards; }
    > tr:nth-child(even) > :not(.pick, .act)::after { inset-inline-end: 18%; }
  }
  @keyframes pale { to { color: transparent; } }
  @keyframes away { to { visibility: hidden; } }
  @keyframes shown { to { opacity: 1; } }
  @media (max-width: 899px) { &[aria-busy] tbody > tr > :not(.pick, .act)::after { inset-block-start: 0.375rem; inset-inline-start: 0; } }
  @media (forced-colors: active) { &[aria-busy] tbody > tr > *::after { border: 1px solid GrayText; } }
`;

/** Whether the browser is loading another order, page or filter of this list. */
function useTurning(): boolean {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  return state === "loading" && location.pathname === pathname && location.search !== search;
}

/**
 * A list with one row per item; narrow screens show cards. Screen readers hear its caption. Shows placeholders
 * while it navigates within itself.
 */
export function Table({
  caption,
  head,
  empty,
  failed,
  waiting = false,
  cardsOnTablets = false,
  children,
}: {
  caption: string;
  head: ReactNode;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** It could not be loaded: the address for retrying. */
  failed?: string | undefined;
  waiting?: boolean;
  /** Whether its columns need more room than a tablet has: a row is a card there too. */
  cardsOnTablets?: boolean;
  children?: ReactNode;
}) {
  const turning = useTurning();
  if (failed !== undefined) return <FailedList again={failed} />;
  if (empty !== undefined && Children.count(children) === 0) return empty;
  return (
    <Frame>
      <Root aria-busy={waiting || turning || undefined} $cardsOnTablets={cardsOnTablets}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </Root>
    </Frame>
  );
}

/** A visually hidden column header, such as that of the menus. */
export function HiddenHead({ children }: { children: string }) {
  return (
    <th scope="col">
      <span className="hidden">{children}</span>
    </th>
  );
}

/** A cell with its column's label for the card layout. It has one child. */
export function Cell({
  label,
  line,
  none,
  end,
  children,
}: {
  label: string;
  /** Never wraps. */
  line?: boolean;
  /** Empty, so cards omit it. */
  none?: boolean;
  /** A number, aligned at the end for comparison. */
  end?: boolean;
  children: ReactNode;
}) {
  return (
    <td className={line ? "line" : end ? "end" : undefined} data-label={label} data-none={none || undefined}>
      {children}
    </td>
  );
}
