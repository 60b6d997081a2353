import { EmployeeQuery } from "~/contract/employees";
import { readListQuery } from "~/routes/list/list-query";

/** The query of the list of employees, from the address. */
export function employeesQuery(url: URL) {
  return readListQuery(url, EmployeeQuery, { size: 10 });
}
