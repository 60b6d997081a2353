import { Link } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Quota } from "~/contract/divisions";
import { paths } from "~/paths";
import { LimitBar } from "~/ui/billing/limit-bar";
import { EmployeesTable } from "~/ui/employees/employees-table";
import type { ShownEmployee } from "~/ui/employees/shown-employee";
import { Pagination, type Paging } from "~/ui/list/pagination";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { CompanyList } from "./company-list";

/** The company's people with the quota of employees, and links to invite and change them. */
export function CompanyEmployees({
  people,
  paging,
  sort,
  quota,
  mayAdd,
  mayChange,
  purchase,
}: {
  people: ShownEmployee[];
  paging: Paging;
  sort: string;
  quota: Quota;
  mayAdd: boolean;
  mayChange: boolean;
  purchase: boolean;
}) {
  const { t } = useTranslation(["employees", "settings", "plan"]);
  const add =
    mayAdd && !quota.locked ? (
      <ButtonLink to={paths.employees.add()}>
        <Plus size={18} aria-hidden />
        {t("invite")}
      </ButtonLink>
    ) : null;
  return (
    <CompanyList
      title={t("settings:tab.employees")}
      limit={<LimitBar name={t("plan:limit.employees")} quota={quota} purchase={purchase} />}
      add={add}
      all={<Link to={paths.employees.list()}>{t("plan:allPeople")}</Link>}
    >
      <EmployeesTable
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
