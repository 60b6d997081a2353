import { Link } from "@remix-run/react";
import { Ellipsis, Pencil, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { isolate } from "~/ui/knowledge/isolate";
import { SortHead } from "~/ui/list/sort-head";
import { PersonCell } from "~/ui/people/person-cell";
import { Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";
import { PersonStatus } from "./person-status";
import type { ShownPerson } from "./shown-person";

const Root = styled.div`
  td { overflow-wrap: anywhere; }
  td.line { white-space: nowrap; }
  td details { margin-block: -0.5rem; margin-inline-end: -0.5rem; }
  td details > summary { margin-inline-start: auto; }
  .label { display: none; }
  @media (max-width: 899px) {
    &&& tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s1) var(--s3); padding: var(--s4); }
    &&& tbody tr > * { grid-column: 1 / -1; padding: 0; }
    &&& tbody tr > th { grid-column: 1 / 2; }
    &&& tbody tr > td:last-child { grid-area: 1 / 2; }
    &&& tbody tr > td:not(:last-child) { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: var(--s3); }
    &&& tbody tr > td[data-empty] { display: none; }
    .label { display: inline; color: var(--muted); }
  }
`;

type Sort = "name" | "status" | "since";

/** The company's people; a column's name sorts by it, and once more the other way round. */
export function PeopleTable({
  people,
  sort,
  sortTo,
  mayChange,
}: {
  people: ShownPerson[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
}) {
  const { t } = useTranslation("employees");
  const sortable = (column: Sort, label: string) => (
    <SortHead column={column} sort={sort} to={sortTo}>
      {label}
    </SortHead>
  );
  return (
    <Root>
      <Table
        caption={t("caption")}
        head={
          <>
            {sortable("name", t("columnName"))}
            <th scope="col">{t("columnDivisions")}</th>
            <th scope="col">{t("columnPhone")}</th>
            {sortable("status", t("columnStatus"))}
            {sortable("since", t("columnSince"))}
            <th scope="col">
              <span className="hidden">{t("columnActions")}</span>
            </th>
          </>
        }
      >
        {people.map(person => (
          <tr key={person.id}>
            <th scope="row">
              <PersonCell person={person} to={paths.employees.view(person.id)} />
            </th>
            <td data-empty={person.divisions.length === 0 || undefined}>
              <span className="label">{t("columnDivisions")}</span>
              <bdi>{person.divisions.map(({ name }) => isolate(name)).join(t("comma")) || "–"}</bdi>
            </td>
            <td className="line" data-empty={person.phone === null || undefined}>
              <span className="label">{t("columnPhone")}</span>
              <bdi>{person.phone ?? "–"}</bdi>
            </td>
            <td>
              <span className="label">{t("columnStatus")}</span>
              <PersonStatus status={person.status} locked={person.locked} />
            </td>
            <td className="line">
              <span className="label">{t("columnSince")}</span>
              <time dateTime={person.at}>{person.since}</time>
            </td>
            <td className="end">
              <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("actionsFor", { name: person.name })}>
                <Link to={paths.employees.view(person.id)}>
                  <UserRound size={18} aria-hidden />
                  {t("view")}
                </Link>
                {mayChange && person.employee ? (
                  <Link to={paths.employees.edit(person.id)}>
                    <Pencil size={18} aria-hidden />
                    {t("edit")}
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
