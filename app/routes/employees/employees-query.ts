import { EmployeeQuery } from "~/contract/employees";
import { readListQuery } from "~/routes/list/list-query";

const Query = EmployeeQuery.omit({ divisionId: true });

/** What the address asks of the list of employees. */
export function employeesQuery(url: URL) {
  return readListQuery(url, Query, { size: 10 });
}
