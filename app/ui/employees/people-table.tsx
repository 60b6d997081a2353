import { Link } from "@remix-run/react";
import { Ellipsis, Pencil, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { isolate } from "~/ui/knowledge/isolate";
import { SortHead } from "~/ui/list/sort-head";
import { PersonCell } from "~/ui/people/person-cell";
import { Cell, SilentHead, Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";
import { PersonStatus } from "./person-status";
import type { ShownPerson } from "./shown-person";

type Sort = "name" | "status" | "since";

/** The company's people; a column's name sorts by it, and once more the other way round. */
export function PeopleTable({
  people,
  sort,
  sortTo,
  mayChange,
  purchase,
  empty,
  brief = false,
}: {
  people: ShownPerson[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  /** Who is locked is shown with the way to unlock them. */
  purchase: boolean;
  /** What stands here while there is nobody. */
  empty: ReactNode;
  /** Without phone numbers and days, where there is little room. */
  brief?: boolean;
}) {
  const { t } = useTranslation(["employees", "shell"]);
  const sortable = (column: Sort, label: string) => (
    <SortHead column={column} sort={sort} to={sortTo}>
      {label}
    </SortHead>
  );
  return (
    <Table
      caption={t("caption")}
      empty={empty}
      head={
        <>
          {sortable("name", t("columnName"))}
          <th scope="col">{t("columnDivisions")}</th>
          {brief ? null : <th scope="col">{t("columnPhone")}</th>}
          {sortable("status", t("columnStatus"))}
          {brief ? null : sortable("since", t("columnSince"))}
          <SilentHead>{t("columnActions")}</SilentHead>
        </>
      }
    >
      {people.map(person => (
        <tr key={person.id}>
          <th scope="row">
            <PersonCell person={person} to={paths.employees.view(person.id)} />
          </th>
          <Cell label={t("columnDivisions")} none={person.divisions.length === 0}>
            <bdi>{person.divisions.map(({ name }) => isolate(name)).join(t("shell:comma")) || "–"}</bdi>
          </Cell>
          {brief ? null : (
            <Cell line label={t("columnPhone")} none={person.phone === null}>
              <bdi>{person.phone ?? "–"}</bdi>
            </Cell>
          )}
          <Cell label={t("columnStatus")}>
            <PersonStatus status={person.status} locked={person.locked} purchase={purchase} />
          </Cell>
          {brief ? null : (
            <Cell line label={t("columnSince")}>
              <time dateTime={person.at}>{person.since}</time>
            </Cell>
          )}
          <td className="end act">
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
  );
}
