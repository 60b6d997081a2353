import { useTranslation } from "react-i18next";
import { type EmployeeStatus, employeeStatuses } from "~/contract/employee-fields";
import { SelectField } from "~/ui/form/field";
import { ListTools } from "~/ui/list/list-tools";

type Asked = { search: string; status?: EmployeeStatus | undefined; role?: string | undefined; size: number };

/** What the list is asked: words, whether they may come in, and what they may do. */
export function PeopleTools({
  asked,
  sort,
  roles,
  all,
}: {
  asked: Asked;
  sort: string;
  roles: { value: string; name: string }[];
  all: string;
}) {
  const { t } = useTranslation("employees");
  return (
    <ListTools
      inside
      label={t("search")}
      search={asked.search}
      size={asked.size}
      kept={{ sort }}
      filtered={Boolean(asked.search || asked.status || asked.role)}
      all={all}
    >
      <SelectField name="status" label={t("columnStatus")} defaultValue={asked.status ?? ""}>
        <option value="">{t("any")}</option>
        {employeeStatuses.map(status => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name="role" label={t("role")} defaultValue={asked.role ?? ""}>
        <option value="">{t("any")}</option>
        {roles.map(role => (
          <option key={role.value} value={role.value}>
            {role.name}
          </option>
        ))}
      </SelectField>
    </ListTools>
  );
}
