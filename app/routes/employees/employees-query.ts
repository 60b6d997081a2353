import type { AppLoadContext } from "@remix-run/node";
import { EmployeeQuery } from "~/contract/employees";
import { paths } from "~/paths";
import { readListQuery } from "~/routes/list/list-query";
import { placeInList } from "~/routes/list/place-in-list";

/** The query of the list of employees, from the address. */
export function employeesQuery(url: URL) {
  return readListQuery(url, EmployeeQuery, { size: 10 });
}

/** The list of employees, as it was when this page was opened from there. */
export const employeesPlace = (context: Pick<AppLoadContext, "url">): string =>
  placeInList(context, paths.employees.list(), Object.keys(EmployeeQuery.shape));
