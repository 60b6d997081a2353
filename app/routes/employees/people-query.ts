import { employeeSorts, employeeStatuses } from "~/contract/employee-fields";
import { ListInput } from "~/contract/endpoint";

/** What the address asks of the list of people; whatever makes no sense counts as not said. */
export function peopleQuery(url: URL) {
  const said = Object.fromEntries(url.searchParams);
  const { page, size, search } = ListInput.shape;
  return {
    page: page.safeParse(said.page).data ?? 1,
    size: (said.size && size.safeParse(said.size).data) || 10,
    search: search.safeParse(said.search).data ?? "",
    status: employeeStatuses.find(status => status === said.status),
    role: said.role?.trim().slice(0, 100) || undefined,
    sort: employeeSorts.find(sort => sort === said.sort) ?? ("name" as const),
  };
}
