import { EmployeeQuery } from "~/contract/employees";
import { readListQuery } from "~/routes/list/list-query";

/** What the address asks of the list of employees. */
export function employeesQuery(url: URL) {
  return readListQuery(url, EmployeeQuery, { size: 10 });
}
