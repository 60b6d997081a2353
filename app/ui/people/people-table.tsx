import { Form, Link } from "@remix-run/react";
import { Ellipsis, Lock, Mail, Pencil, Trash2, UserRound } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PeopleColumn, PeopleKind } from "~/contract/people-fields";
import { paths } from "~/paths";
import { PersonStatus } from "~/ui/employees/person-status";
import { RequestId } from "~/ui/form/request-id";
import { SelectAll, SelectionBar, SelectRow } from "~/ui/list/selection";
import { SortHead } from "~/ui/list/sort-head";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Cell, SilentHead, Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";
import { PersonCell } from "./person-cell";
import type { ShownPerson } from "./shown-person";

const RemovePersonQuestion = lazy(() => import("./remove-person"));

const columns: Record<PeopleKind, PeopleColumn[]> = {
  staff: ["role", "status", "language", "country", "since"],
  "data-manager": ["company", "plan", "status", "country", "since"],
  "public-user": ["status", "language", "country", "since"],
};

/** People of one kind, to be chosen from; a column's name sorts by it, and once more the other way round. */
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
  /** What stands here while there is nobody. */
  empty: ReactNode;
}) {
  const { t } = useTranslation(["people", "employees"]);
  const shown = columns[kind].filter(column => column !== "plan" || sells);
  const head = (column: PeopleColumn) => (
    <SortHead key={column} column={column} sort={sort} to={sortTo}>
      {t(`column.${column}`)}
    </SortHead>
  );
  if (people.length === 0) return empty;
  return (
    <Form method="post">
      {/* Enter at a box presses the first button of the form: this one does nothing. */}
      <button
        type="submit"
        name="intent"
        value="none"
        className="hidden"
        tabIndex={-1}
        aria-hidden
        onClick={event => event.preventDefault()}
      />
      <RequestId form="bulk" />
      <input type="hidden" name="kind" value={kind} />
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
      <Table
        caption={t(`caption.${kind}`)}
        head={
          <>
            {mayChange ? (
              <th scope="col" className="pick">
                <SelectAll name="id" />
              </th>
            ) : null}
            {head("name")}
            {shown.map(head)}
            <SilentHead>{t("column.actions")}</SilentHead>
          </>
        }
      >
        {people.map(person => (
          <tr key={person.id}>
            {mayChange ? (
              <td className="pick">
                {person.within ? (
                  <SelectRow name="id" value={person.id} label={t("chooseNamed", { name: person.name })} />
                ) : null}
              </td>
            ) : null}
            <th scope="row">
              <PersonCell person={person} to={paths.people.view(kind, person.id)}>
                {person.self ? <span className="muted"> · {t("you")}</span> : null}
              </PersonCell>
            </th>
            {shown.map(column => (
              <Cell key={column} label={t(`column.${column}`)} line={column === "status"}>
                <About column={column} person={person} />
              </Cell>
            ))}
            <td className="end act">
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
                  <ConfirmLink to={paths.people.remove(person.id)} question={RemovePersonQuestion}>
                    <Trash2 size={18} aria-hidden />
                    {t("do.remove")}
                  </ConfirmLink>
                ) : null}
              </Menu>
            </td>
          </tr>
        ))}
      </Table>
    </Form>
  );
}

function About({ column, person }: { column: PeopleColumn; person: ShownPerson }) {
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
