import { useTranslation } from "react-i18next";
import type { EmployeeStatus } from "~/contract/employee-fields";
import { personStatusFilters } from "~/contract/person-states";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";

type Asked = {
  search: string;
  status?: EmployeeStatus | "undelivered" | undefined;
  role?: string | undefined;
  divisionId?: string | undefined;
  sort: string;
  size: number;
};

/** The filter of the employees: words, status, role and division. */
export function EmployeesTools({
  asked: { search, status, role, divisionId, sort, size },
  roles,
  divisions,
  all,
}: {
  asked: Asked;
  roles: { value: string; name: string }[];
  divisions: { value: string; name: string }[];
  all: string;
}) {
  const { t } = useTranslation("employees");
  const statuses = personStatusFilters.map(value => ({ value, name: t(`status.${value}`) }));
  return (
    <ListTools
      inside
      label={t("search")}
      search={search}
      size={size}
      kept={{ sort }}
      inUse={[status, role, divisionId].filter(Boolean).length}
      all={all}
    >
      <FilterSelect name="status" label={t("columnStatus")} value={status} options={statuses} />
      <FilterSelect name="role" label={t("role")} value={role} options={roles} />
      {divisions.length > 0 ? (
        <FilterSelect name="divisionId" label={t("division")} value={divisionId} options={divisions} />
      ) : null}
    </ListTools>
  );
}
