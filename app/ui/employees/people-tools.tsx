import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type EmployeeStatus, employeeStatuses } from "~/contract/employee-fields";
import { SelectField, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  padding: var(--s5); border-block-end: 1px solid var(--line);
  form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); }
  form > div { flex: 0 1 10rem; }
  form > div:first-of-type { flex: 1 1 16rem; }
  form > a { display: inline-flex; align-items: center; min-block-size: var(--control-h); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { padding: var(--s4); form > div { flex: 1 1 8rem; } form > button { flex: 1 1 auto; } }
`;

type Asked = { search: string; status?: EmployeeStatus | undefined; role?: string | undefined; size: number };

/** What the list is asked; all of it stands in the address. */
export function PeopleTools({
  asked,
  sort,
  roles,
  sizes,
  all,
}: {
  asked: Asked;
  sort: string;
  roles: { value: string; name: string }[];
  sizes: readonly number[];
  all: string;
}) {
  const { t } = useTranslation("employees");
  const filtered = asked.search || asked.status || asked.role;
  return (
    <Root>
      <Form method="get" role="search" aria-label={t("filter")}>
        <input type="hidden" name="sort" value={sort} />
        <TextField
          name="search"
          label={t("search")}
          type="search"
          defaultValue={asked.search}
          maxLength={200}
        />
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
        <SelectField name="size" label={t("size")} defaultValue={String(asked.size)}>
          {sizes.map(size => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
        <Button>{t("apply")}</Button>
        {filtered ? <Link to={all}>{t("reset")}</Link> : null}
      </Form>
    </Root>
  );
}
