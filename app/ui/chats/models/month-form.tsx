import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { SelectField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Root = styled(Form)`
  display: flex; flex-wrap: wrap; align-items: end; gap: var(--s3); margin-block-start: var(--s3);
`;

/** The choice of a month, in the address. */
export function MonthForm({ month, months }: { month: string; months: { month: string; name: string }[] }) {
  const { t } = useTranslation("models");
  if (months.length < 2) return null;
  return (
    <Root method="get" preventScrollReset>
      <SelectField key={month} name="month" label={t("usage.month")} defaultValue={month}>
        {months.map(one => (
          <option key={one.month} value={one.month}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t("usage.show")}</Button>
    </Root>
  );
}
