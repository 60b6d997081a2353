import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PeopleColumn, PeopleKind } from "~/contract/people-fields";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { InertSubmit, SelectionBar } from "~/ui/list/selection";
import { listParam, useFromList, useListPlace } from "~/ui/list/use-from-list";
import { PersonCell } from "./person-cell";
import { PersonMenu } from "./person-menu";
import { PersonStatus } from "./person-status";
import type { ShownPerson } from "./shown-person";

const columnsOf: Record<PeopleKind, PeopleColumn[]> = {
  staff: ["role", "status", "language", "country", "since"],
  "data-manager": ["company", "plan", "status", "country", "since"],
  "public-user": ["status", "language", "country", "since"],
};

/** With more columns a tablet breaks addresses and dates. */
const maxColumnsOnTablets = 5;

/** The content of a column for a person. */
function Fact({ column, person }: { column: PeopleColumn; person: ShownPerson }) {
  const { t } = useTranslation("people");
  switch (column) {
    case "status":
      return <PersonStatus status={person.status} undelivered={person.undelivered} />;
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

/** Selectable people of one kind; a column's header sorts by it, and again in reverse. */
export function PeopleTable({
  kind,
  people,
  sort,
  sortTo,
  mayChange,
  mayRemove,
  sells,
  empty,
}: {
  kind: PeopleKind;
  people: ShownPerson[];
  sort: string;
  sortTo: (sort: string) => string;
  mayChange: boolean;
  mayRemove: boolean;
  sells: boolean;
  /** Shown without rows. */
  empty: ReactNode;
}) {
  const { t } = useTranslation(["people", "employees"]);
  const place = useListPlace(paths.people.list(kind));
  const from = useFromList(paths.people.list(kind));
  const shown = columnsOf[kind].filter(column => column !== "plan" || sells);
  const columns: ListColumn<ShownPerson>[] = [
    {
      name: "name",
      title: t("column.name"),
      names: true,
      sorts: true,
      cell: person => (
        <PersonCell person={person} to={from(paths.people.view(kind, person.id))}>
          {person.self ? <span className="muted"> · {t("you")}</span> : null}
        </PersonCell>
      ),
    },
    ...shown.map(column => ({
      name: column,
      title: t(`column.${column}`),
      sorts: true,
      line: column === "status",
      words: column === "role" || column === "plan" || column === "country",
      cell: (person: ShownPerson) => <Fact column={column} person={person} />,
    })),
  ];
  const box = ({ id, name, within }: ShownPerson) =>
    within ? { value: id, label: t("chooseNamed", { name }) } : undefined;
  if (people.length === 0) return empty;
  return (
    <Form method="post">
      <InertSubmit />
      <RequestId form="bulk" />
      <input type="hidden" name="kind" value={kind} />
      {place ? <input type="hidden" name={listParam} value={place} /> : null}
      {mayChange ? (
        <SelectionBar name="id">
          <button type="submit" name="intent" value="invite">
            {t("bulk.invite")}
          </button>
          <button type="submit" formMethod="get" formAction={paths.people.suspend()}>
            {t("bulk.suspend")}
          </button>
        </SelectionBar>
      ) : null}
      <ListTable
        caption={t(`caption.${kind}`)}
        columns={columns}
        rows={people}
        keyOf={person => person.id}
        sorted={{ sort, to: sortTo }}
        cardsOnTablets={columns.length > maxColumnsOnTablets}
        chosen={mayChange ? { name: "id", box } : undefined}
        actions={person => (
          <PersonMenu kind={kind} person={person} mayChange={mayChange} mayRemove={mayRemove} />
        )}
      />
    </Form>
  );
}
