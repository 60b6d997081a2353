import { Form } from "@remix-run/react";
import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { EditEntry, RowMenu } from "~/ui/list/row-menu";
import { InertSubmit, SelectionBar } from "~/ui/list/selection";
import { useFromList } from "~/ui/list/use-from-list";
import { PersonCell } from "~/ui/people/person-cell";
import { PersonStatus } from "~/ui/people/person-status";
import { Link } from "~/ui/primitives/link";
import type { ShownEmployee } from "./shown-employee";

/** The company's people, selectable where they may be changed; a column's header sorts by it, and again in reverse. */
export function EmployeesTable({
  people,
  sort,
  sortTo,
  mayChange,
  purchase,
  empty,
  brief = false,
}: {
  people: ShownEmployee[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  /** Locked employees are shown with a link to unlock them. */
  purchase: boolean;
  /** Shown without rows. */
  empty: ReactNode;
  /** Omits phone numbers and days, for narrow places. */
  brief?: boolean;
}) {
  const { t } = useTranslation(["employees", "shell", "people"]);
  const from = useFromList(paths.employees.list());
  const columns: ListColumn<ShownEmployee>[] = [
    {
      name: "name",
      title: t("columnName"),
      names: true,
      sorts: true,
      cell: person => <PersonCell person={person} to={from(paths.employees.view(person.id))} />,
    },
    {
      name: "divisions",
      title: t("columnDivisions"),
      none: person => person.employee && person.divisions.length === 0,
      cell: person => (
        <bdi>
          {person.divisions.map(({ name }) => isolate(name)).join(t("shell:comma")) ||
            (person.employee ? "–" : t("allDivisions"))}
        </bdi>
      ),
    },
    {
      name: "phone",
      title: t("columnPhone"),
      line: true,
      none: person => person.phone === null,
      cell: person => <bdi>{person.phone ?? "–"}</bdi>,
    },
    {
      name: "status",
      title: t("columnStatus"),
      sorts: true,
      cell: person => (
        <PersonStatus
          status={person.status}
          undelivered={person.undelivered}
          locked={person.locked}
          purchase={purchase}
        />
      ),
    },
    {
      name: "since",
      title: t("columnSince"),
      sorts: true,
      line: true,
      cell: person => <time dateTime={person.at}>{person.since}</time>,
    },
  ];
  const actions = (person: ShownEmployee) => (
    <RowMenu name={person.name}>
      <Link to={from(paths.employees.view(person.id))}>
        <UserRound size={18} aria-hidden />
        {t("view")}
      </Link>
      {mayChange && person.employee ? <EditEntry to={from(paths.employees.edit(person.id))} /> : null}
    </RowMenu>
  );
  const selectable = mayChange && !brief && people.some(person => person.employee);
  const box = ({ id, name, employee }: ShownEmployee) =>
    employee ? { value: id, label: t("people:chooseNamed", { name }) } : undefined;
  const table = (
    <ListTable
      caption={t("caption")}
      columns={brief ? columns.filter(({ name }) => name !== "phone" && name !== "since") : columns}
      rows={people}
      keyOf={person => person.id}
      sorted={{ sort, to: sortTo }}
      chosen={selectable ? { name: "id", box } : undefined}
      actions={actions}
      empty={empty}
    />
  );
  if (!selectable) return table;
  return (
    <Form method="post">
      <InertSubmit />
      <RequestId form="bulk" />
      <SelectionBar name="id">
        <button type="submit" name="intent" value="invite">
          {t("people:bulk.invite")}
        </button>
        <button type="submit" name="intent" value="suspend">
          {t("bulk.suspend")}
        </button>
        <button type="submit" name="intent" value="reinstate">
          {t("bulk.reinstate")}
        </button>
      </SelectionBar>
      {table}
    </Form>
  );
}
