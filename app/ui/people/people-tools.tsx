import { useTranslation } from "react-i18next";
import { type PeopleKind, personStatuses, planFilters } from "~/contract/people-fields";
import { languageNames, languages } from "~/i18n/languages";
import { SelectField } from "~/ui/form/field";
import { ListTools } from "~/ui/list/list-tools";

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
  sells,
  all,
  filtered,
}: {
  kind: PeopleKind;
  asked: Asked;
  roles: Option[];
  countries: Option[];
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
    <ListTools
      inside
      label={kind === "data-manager" ? t("searchCompany") : t("search")}
      search={asked.search}
      size={asked.size}
      kept={{ sort: asked.sort }}
      filtered={filtered}
      all={all}
    >
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
    </ListTools>
  );
}
