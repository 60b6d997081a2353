import { ListChecks } from "lucide-react";
import { Fragment, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Access, MatrixSubject } from "~/contract/abilities";
import {
  hideable,
  holdable,
  type MatrixGroup,
  type MatrixRow,
  matrixGroups,
  type Right,
  rights,
  scopesOf,
} from "~/contract/role-matrix";
import { anyKey } from "~/i18n/any-key";
import { boxLook } from "~/ui/form/box-look";
import { Check } from "~/ui/form/check";
import { RadioGroup } from "~/ui/form/choices";
import { TextField } from "~/ui/form/field";
import { useScripted } from "~/ui/form/use-scripted";

const Root = styled.div`
  table { inline-size: 100%; border-collapse: collapse; font: 400 var(--t15) var(--font); }
  th, td { padding: var(--s2) var(--s3); text-align: start; vertical-align: middle; border-block-end: 1px solid var(--line); }
  thead th { font: 600 var(--t13) var(--font); color: var(--muted); vertical-align: bottom; }
  thead th:not(:first-child), td.cell { inline-size: min(6rem, 12%); text-align: center; }
  tbody th { font-weight: 600; overflow-wrap: anywhere; }
  tbody th .sub { display: block; max-inline-size: 24rem; font: 400 var(--t13) var(--font); color: var(--muted); }
  th.group { padding-block: var(--s5) var(--s1); font: 650 var(--t16) var(--font); }
  td.cell > label { display: inline-flex; align-items: center; gap: var(--s2); padding: var(--s2); }
  td.cell > label > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  td.cell input { ${boxLook} margin: 0; }
  td.none { color: var(--muted); }
  .toggle { display: inline-grid; place-items: center; min-inline-size: 2rem; min-block-size: 2rem; margin-inline-start: var(--s1); padding: 0; border: 0; border-radius: var(--r-control); background: none; color: var(--muted); vertical-align: middle; cursor: pointer; }
  /* Ticking many boxes needs a script; the space of its buttons is reserved. */
  .toggle:disabled { visibility: hidden; }
  @media (scripting: none) { .toggle { display: none; } }
  .toggle:hover { background: var(--sunken); color: var(--ink); }
  tr.limits > td { padding-block-start: 0; }
  tr:has(+ tr.limits) > * { border-block-end: 0; }
  summary { inline-size: fit-content; min-block-size: 1.5rem; color: var(--accent-deep); font: 500 var(--t15) var(--font); cursor: pointer; }
  details > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: var(--s4); padding-block: var(--s3); align-items: start; }
  details legend { font: 600 var(--t15) var(--font); }
  @media (max-width: 767px) {
    table, tbody, tr, th, td { display: block; }
    /* The cells contain their labels; of the header only the script's buttons remain. */
    thead { display: block; }
    thead:not(:has(.toggle)), thead th:first-child { display: none; }
    @media (scripting: none) { thead { display: none; } }
    thead tr { display: flex; flex-wrap: wrap; gap: 0 var(--s4); }
    thead th:not(:first-child) { inline-size: auto; padding: 0; border: 0; }
    tbody tr { display: grid; grid-template-columns: 1fr 1fr; padding-block: var(--s3); border-block-end: 1px solid var(--line); }
    tbody tr:has(+ tr.limits) { border-block-end: 0; padding-block-end: 0; }
    tbody tr > *, td.cell { inline-size: auto; padding: 0 var(--s1); border: 0; text-align: start; }
    tbody tr > th, tr.limits > td { grid-column: 1 / -1; }
    td.cell > label { padding: 0; min-block-size: 2.75rem; }
    td.cell > label > span { position: static; inline-size: auto; block-size: auto; clip-path: none; }
    td.cell > label > span > .hidden { display: none; }
    td.none { display: none; }
    .toggle { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
  }
`;

type Props = {
  access: Access;
  rows: MatrixRow[];
  /** Permissions (`Division.read`) that the reader cannot grant. */
  locked: string[];
  /** Read-only. */
  fixed: boolean;
};

/** Ticks all boxes of a button, or unticks them if all are ticked. */
function toggle(event: MouseEvent<HTMLButtonElement>, matches: (right: string) => boolean) {
  const table = event.currentTarget.closest("table");
  const all = [...(table?.querySelectorAll<HTMLInputElement>('input[name="right"]:not(:disabled)') ?? [])];
  const boxes = all.filter(box => matches(box.value));
  const on = !boxes.every(box => box.checked);
  for (const box of boxes) box.checked = on;
  // Fires change for listeners of the form.
  table?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The matrix of a role: a row for each subject, a column for each action, and scopes below a row. */
export function RoleMatrix({ access, rows, locked, fixed }: Props) {
  const { t } = useTranslation(["roles", "shell"]);
  const scripted = useScripted();
  const all = (name: string, matches: (right: string) => boolean) =>
    fixed ? null : (
      <button type="button" className="toggle" disabled={!scripted} onClick={event => toggle(event, matches)}>
        <ListChecks size={18} aria-hidden />
        <span className="hidden">{t("wholeRow", { name })}</span>
      </button>
    );
  const rowOf = (subject: MatrixSubject) => rows.find(row => row.subject === subject);
  const groups = (Object.keys(matrixGroups) as MatrixGroup[])
    .map(group => ({ group, subjects: matrixGroups[group].filter(subject => holdable[access][subject]) }))
    .filter(({ subjects }) => subjects.length > 0);
  return (
    <Root>
      <table>
        <caption className="hidden">{t("matrix")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("subject")}</th>
            {rights.map(right => (
              <th key={right} scope="col">
                {t(`right.${right}`)}
                {all(t(`right.${right}`), value => value.endsWith(`.${right}`))}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ group, subjects }) => (
          <tbody key={group}>
            <tr>
              <th className="group" scope="rowgroup" colSpan={rights.length + 1}>
                {t(`group.${group}`)}
              </th>
            </tr>
            {subjects.map(subject => {
              const row = rowOf(subject) ?? { subject, actions: [], scope: "all", hidden: [], reason: "" };
              return (
                <Fragment key={subject}>
                  <tr>
                    <th scope="row">
                      {t(`subject.${subject}`)}
                      {all(t(`subject.${subject}`), value => value.startsWith(`${subject}.`))}
                      <span className="sub">{t(`about.${subject}`)}</span>
                    </th>
                    {rights.map(right => (
                      <Cell
                        key={right}
                        subject={subject}
                        right={right}
                        possible={holdable[access][subject]?.includes(right) ?? false}
                        given={row.actions.includes(right)}
                        locked={fixed || locked.includes(`${subject}.${right}`)}
                      />
                    ))}
                  </tr>
                  <Limits access={access} row={row} fixed={fixed} />
                </Fragment>
              );
            })}
          </tbody>
        ))}
      </table>
    </Root>
  );
}

function Cell(cell: {
  subject: MatrixSubject;
  right: Right;
  possible: boolean;
  given: boolean;
  locked: boolean;
}) {
  const { t } = useTranslation(["roles", "shell"]);
  if (!cell.possible)
    return (
      <td className="cell none">
        <span aria-hidden>–</span>
        <span className="hidden">{t("impossible")}</span>
      </td>
    );
  return (
    <td className="cell">
      <label>
        <input
          type="checkbox"
          name="right"
          value={`${cell.subject}.${cell.right}`}
          defaultChecked={cell.given}
          disabled={cell.locked}
        />
        <span>
          {t(`right.${cell.right}`)}
          <span className="hidden">{t("shell:about", { name: t(`subject.${cell.subject}`) })}</span>
        </span>
      </label>
    </td>
  );
}

/** The scope of a row's permissions and the reason for missing ones. Open if it contains anything. */
function Limits({ access, row, fixed }: { access: Access; row: MatrixRow; fixed: boolean }) {
  const { t } = useTranslation(["roles", "shell"]);
  const { subject, scope, hidden, reason } = row;
  const scopes = scopesOf(access, subject);
  const fields = hideable(access, subject);
  const hasDetails = scope !== "all" || hidden.length > 0 || reason !== "";
  if (fixed && !hasDetails) return null;
  const name = t(`subject.${subject}`);
  const label = anyKey(t);
  return (
    <tr className="limits">
      <td colSpan={rights.length + 1}>
        <details open={hasDetails || undefined}>
          <summary>
            {t("limits")}
            <span className="hidden">{t("shell:about", { name })}</span>
          </summary>
          <div>
            {scopes.length > 1 ? (
              <RadioGroup
                name={`scope.${subject}`}
                legend={
                  <>
                    {t("reach")}
                    <span className="hidden">{t("shell:about", { name })}</span>
                  </>
                }
                disabled={fixed}
                chosen={scope}
                choices={scopes.map(one => ({ value: one, label: label(`scope.${subject}.${one}`) }))}
              />
            ) : null}
            {fields.length > 0 ? (
              <fieldset disabled={fixed}>
                <legend>{t("hide")}</legend>
                {fields.map(field => (
                  <Check
                    key={field}
                    name="hide"
                    value={`${subject}.${field}`}
                    label={label(`field.${field}`)}
                    defaultChecked={hidden.includes(field)}
                  />
                ))}
              </fieldset>
            ) : null}
            <TextField
              name={`reason.${subject}`}
              label={t("reason")}
              hint={t("reasonHint")}
              defaultValue={reason}
              maxLength={200}
              readOnly={fixed}
              autoComplete="off"
            />
          </div>
        </details>
      </td>
    </tr>
  );
}
