import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmployeeQuery } from "~/contract/employees";
import { employeeShower } from "~/routes/employees/show-employee";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import { CompanyEmployees } from "~/ui/account/company-employees";
import { NoCompany } from "~/ui/employees/no-company";

export const handle = { namespaces: ["employees", "plan", "lists", "messages"] };

const pageSize = 10;
const Query = EmployeeQuery.pick({ page: true, sort: true });

/** A page of the company's people; null for users without a company. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "User")) return null;
  const query = readListQuery(context.url, Query);
  const list = await api.employees.list({ ...query, size: pageSize });
  return {
    people: list.rows.map(employeeShower(context, user)),
    paging: pagingOf(context, list),
    quota: list.quota,
    sort: query.sort,
    mayAdd: ability.can("create", "User"),
    mayChange: ability.can("update", "User"),
    purchase: mayBuy(context),
  };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function EmployeesTab() {
  const list = useLoaderData<typeof loader>();
  return list ? <CompanyEmployees {...list} /> : <NoCompany />;
}
