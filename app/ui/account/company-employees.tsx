import { Link } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Room } from "~/contract/divisions";
import { paths } from "~/paths";
import { PeopleTable } from "~/ui/employees/people-table";
import type { ShownPerson } from "~/ui/employees/shown-person";
import { Pagination, type Paging } from "~/ui/list/pagination";
import { LimitBar } from "~/ui/plan/limit-bar";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { CompanyList } from "./company-list";

/** The company's people, how many employees there may be, and the ways to invite and change them. */
export function CompanyEmployees({
  people,
  paging,
  sort,
  room,
  mayAdd,
  mayChange,
  purchase,
}: {
  people: ShownPerson[];
  paging: Paging;
  sort: string;
  room: Room;
  mayAdd: boolean;
  mayChange: boolean;
  purchase: boolean;
}) {
  const { t } = useTranslation(["employees", "settings", "plan"]);
  const add =
    mayAdd && !room.locked ? (
      <ButtonLink to={paths.employees.add()}>
        <Plus size={18} aria-hidden />
        {t("invite")}
      </ButtonLink>
    ) : null;
  return (
    <CompanyList
      title={t("settings:tab.employees")}
      limit={<LimitBar name={t("plan:limit.employees")} room={room} purchase={purchase} />}
      add={add}
      all={<Link to={paths.employees.list()}>{t("plan:allPeople")}</Link>}
    >
      <PeopleTable
        people={people}
        sort={sort}
        sortTo={one => `?sort=${one}`}
        mayChange={mayChange}
        purchase={purchase}
        empty={<EmptyState title={t("nobody")} />}
        brief
      />
      <Pagination inside paging={paging} to={page => `?sort=${sort}&page=${page}`} />
    </CompanyList>
  );
}
