import { Form, Link } from "@remix-run/react";
import { ArrowDown, ArrowUp, Ellipsis, Lock, Mail, Pencil, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PeopleColumn, PeopleKind } from "~/contract/people-fields";
import { paths } from "~/paths";
import { PersonStatus } from "~/ui/employees/person-status";
import { Check } from "~/ui/form/check";
import { RequestId } from "~/ui/form/request-id";
import { Button } from "~/ui/primitives/button";
import { Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";
import { PersonCell } from "./person-cell";
import type { ShownPerson } from "./shown-person";

const Root = styled(Form)`
  > .bulk { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s3); padding: var(--s2) var(--s5); border-block-end: 1px solid var(--line); font: 400 var(--t15) var(--font); }
  > .bulk[data-chosen] { background: var(--tint); border-block-end-color: var(--tint-line); }
  > .bulk > b { font-weight: 650; margin-inline-end: var(--s2); }
  thead a { display: inline-flex; align-items: center; gap: var(--s1); color: inherit; text-decoration: none; }
  thead a:hover { text-decoration: underline; }
  td { overflow-wrap: anywhere; }
  td.choose { inline-size: 2.5rem; padding-inline-end: 0; }
  td.line { white-space: nowrap; }
  td details { margin-block: -0.5rem; margin-inline-end: -0.5rem; }
  td details > summary { margin-inline-start: auto; }
  tr[data-chosen] { background: var(--tint); }
  .label { display: none; }
  @media (max-width: 899px) {
    > .bulk { padding-inline: var(--s4); }
    &&& tbody tr { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s1) var(--s3); padding: var(--s4); }
    &&& tbody tr > * { grid-column: 2 / -1; padding: 0; }
    &&& tbody tr > td.choose { grid-area: 1 / 1; inline-size: auto; margin-block-start: -0.25rem; }
    &&& tbody tr > th { grid-column: 2 / 3; }
    &&& tbody tr > td:last-child { grid-area: 1 / 3; }
    &&& tbody tr > td:not(:last-child, .choose) { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: var(--s3); }
    .label { display: inline; color: var(--muted); }
  }
`;

const columns: Record<PeopleKind, PeopleColumn[]> = {
  staff: ["role", "status", "language", "country", "since"],
  "data-manager": ["company", "plan", "status", "country", "since"],
  "public-user": ["status", "language", "country", "since"],
};

/** People of one kind, to be chosen from; a column's name sorts by it, and once more the other way round. */
export function PeopleTable({
  kind,
  people,
  total,
  sort,
  sortTo,
  mayChange,
  mayRemove,
  sells,
}: {
  kind: PeopleKind;
  people: ShownPerson[];
  total: string;
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  mayRemove: boolean;
  sells: boolean;
}) {
  const { t } = useTranslation(["people", "employees"]);
  const [chosen, choose] = useState<string[]>([]);
  const shown = columns[kind].filter(column => column !== "plan" || sells);
  const head = (column: PeopleColumn) => {
    const up = sort === column;
    const down = sort === `-${column}`;
    const Arrow = down ? ArrowDown : ArrowUp;
    return (
      <th key={column} scope="col" aria-sort={up ? "ascending" : down ? "descending" : undefined}>
        <Link to={sortTo(up ? `-${column}` : column)}>
          {t(`column.${column}`)}
          {up || down ? <Arrow size={16} aria-hidden /> : null}
        </Link>
      </th>
    );
  };
  return (
    <Root method="post">
      <RequestId form="bulk" />
      <input type="hidden" name="kind" value={kind} />
      <div className="bulk" data-chosen={chosen.length > 0 || undefined}>
        <b role="status">{chosen.length > 0 ? t("bulk.chosen", { count: chosen.length }) : total}</b>
        {mayChange ? (
          <>
            <Button kind="quiet" small name="intent" value="invite">
              {t("bulk.invite")}
            </Button>
            <Button kind="quiet" small formMethod="get" formAction={paths.people.suspend()}>
              {t("bulk.suspend")}
            </Button>
          </>
        ) : null}
      </div>
      <Table
        caption={t(`caption.${kind}`)}
        head={
          <>
            {mayChange ? (
              <th scope="col">
                <span className="hidden">{t("column.choose")}</span>
              </th>
            ) : null}
            {head("name")}
            {shown.map(head)}
            <th scope="col">
              <span className="hidden">{t("column.actions")}</span>
            </th>
          </>
        }
      >
        {people.map(person => (
          <tr key={person.id} data-chosen={chosen.includes(person.id) || undefined}>
            {mayChange ? (
              <td className="choose">
                {person.within ? (
                  <Check
                    name="id"
                    value={person.id}
                    label={<span className="hidden">{t("chooseNamed", { name: person.name })}</span>}
                    onChange={({ currentTarget: { checked, value } }) =>
                      choose(before => (checked ? [...before, value] : before.filter(one => one !== value)))
                    }
                  />
                ) : null}
              </td>
            ) : null}
            <th scope="row">
              <PersonCell person={person} to={paths.people.view(kind, person.id)}>
                {person.self ? <span className="muted"> · {t("you")}</span> : null}
              </PersonCell>
            </th>
            {shown.map(column => (
              <td key={column} className={column === "status" ? "line" : undefined}>
                <span className="label">{t(`column.${column}`)}</span>
                <Cell column={column} person={person} />
              </td>
            ))}
            <td className="end">
              <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("actionsFor", { name: person.name })}>
                <Link to={paths.people.view(kind, person.id)}>
                  <UserRound size={18} aria-hidden />
                  {t("view")}
                </Link>
                {mayChange && person.within ? (
                  <>
                    <Link to={paths.people.edit(person.id)}>
                      <Pencil size={18} aria-hidden />
                      {t("edit")}
                    </Link>
                    {person.status === "invited" ? (
                      <button type="submit" name="intent" value={`invite:${person.id}`}>
                        <Mail size={18} aria-hidden />
                        {t("do.invite")}
                      </button>
                    ) : null}
                    {person.status === "suspended" ? null : (
                      <Link to={paths.people.suspend([person.id])}>
                        <Lock size={18} aria-hidden />
                        {t("do.suspend")}
                      </Link>
                    )}
                  </>
                ) : null}
                {mayRemove && person.within ? (
                  <Link to={paths.people.remove(person.id)}>
                    <Trash2 size={18} aria-hidden />
                    {t("do.remove")}
                  </Link>
                ) : null}
              </Menu>
            </td>
          </tr>
        ))}
      </Table>
    </Root>
  );
}

function Cell({ column, person }: { column: PeopleColumn; person: ShownPerson }) {
  const { t } = useTranslation("people");
  switch (column) {
    case "status":
      return <PersonStatus status={person.status} />;
    case "since":
      return <time dateTime={person.at}>{person.since}</time>;
    case "language":
      return <span lang={person.language.code}>{person.language.name}</span>;
    case "plan":
      return <span>{t(`plan.${person.plan ?? "none"}`)}</span>;
    case "company":
      return <bdi>{person.company ?? "–"}</bdi>;
    case "role":
      return <bdi>{person.role ?? "–"}</bdi>;
    default:
      return <span>{person.country}</span>;
  }
}
