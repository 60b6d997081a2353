import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type PeopleKind, personStatuses, planFilters } from "~/contract/people-fields";
import { languageNames, languages } from "~/i18n/languages";
import { SelectField, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Root = styled.div`
  padding: var(--s5); border-block-end: 1px solid var(--line);
  form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); }
  form > div { flex: 0 1 7.25rem; }
  form > div:first-of-type { flex: 1 1 12rem; }
  form > a { display: inline-flex; align-items: center; min-block-size: var(--control-h); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { padding: var(--s4); form > div { flex: 1 1 8rem; } form > button { flex: 1 1 auto; } }
`;

type Asked = {
  search: string;
  status?: string | undefined;
  roleId?: string | undefined;
  language?: string | undefined;
  country?: string | undefined;
  plan?: string | undefined;
  sort: string;
  size: number;
};
type Option = { value: string; name: string };

/** What a list of people is asked; all of it stands in the address. */
export function PeopleTools({
  kind,
  asked,
  roles,
  countries,
  sizes,
  sells,
  all,
  filtered,
}: {
  kind: PeopleKind;
  asked: Asked;
  roles: Option[];
  countries: Option[];
  sizes: readonly number[];
  sells: boolean;
  all: string;
  filtered: boolean;
}) {
  const { t } = useTranslation(["people", "employees"]);
  const choose = (name: "status" | "roleId" | "language" | "country" | "plan", options: Option[]) => (
    <SelectField name={name} label={t(`filter.${name}`)} defaultValue={asked[name] ?? ""}>
      <option value="">{t("any")}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Root>
      <Form method="get" role="search" aria-label={t("filter")}>
        <input type="hidden" name="sort" value={asked.sort} />
        <TextField
          name="search"
          label={kind === "data-manager" ? t("searchCompany") : t("search")}
          type="search"
          defaultValue={asked.search}
          maxLength={200}
        />
        {choose(
          "status",
          personStatuses.map(value => ({ value, name: t(`employees:status.${value}`) })),
        )}
        {kind === "staff" ? choose("roleId", roles) : null}
        {kind === "data-manager" && sells
          ? choose(
              "plan",
              planFilters.map(value => ({ value, name: t(`plan.${value}`) })),
            )
          : null}
        {choose(
          "language",
          languages.map(value => ({ value, name: languageNames[value] })),
        )}
        {choose("country", countries)}
        <SelectField name="size" label={t("size")} defaultValue={String(asked.size)}>
          {sizes.map(size => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
        <Button>{t("apply")}</Button>
        {filtered ? <Link to={all}>{t("showAll")}</Link> : null}
      </Form>
    </Root>
  );
}
