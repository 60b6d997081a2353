import { useTranslation } from "react-i18next";
import { languages } from "~/contract/language";
import type { PeopleKind } from "~/contract/people-fields";
import { personStatusFilters, planFilters } from "~/contract/person-states";
import { languageNames } from "~/i18n/languages";
import { FilterSelect } from "~/ui/list/filter-select";
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

/** The filter of a list of people, all of it in the address. */
export function PeopleTools({
  kind,
  asked,
  roles,
  countries,
  sells,
  all,
}: {
  kind: PeopleKind;
  asked: Asked;
  roles: Option[];
  countries: Option[];
  sells: boolean;
  all: string;
}) {
  const { t } = useTranslation(["people", "employees"]);
  const choose = (name: "status" | "roleId" | "language" | "country" | "plan", options: Option[]) => (
    <FilterSelect name={name} label={t(`filter.${name}`)} value={asked[name]} options={options} />
  );
  const used = [asked.status, asked.roleId, asked.language, asked.country, asked.plan].filter(Boolean);
  return (
    <ListTools
      inside
      label={kind === "data-manager" ? t("searchCompany") : t("search")}
      search={asked.search}
      size={asked.size}
      kept={{ sort: asked.sort }}
      inUse={used.length}
      all={all}
    >
      {choose(
        "status",
        personStatusFilters.map(value => ({ value, name: t(`employees:status.${value}`) })),
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
