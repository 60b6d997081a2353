import { useTranslation } from "react-i18next";
import { codeClasses } from "~/contract/code-classes";
import { DateField } from "~/ui/form/date-field";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";

/** The filter of the log, as in the address. */
type ActivityFilter = {
  search: string;
  codes?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Search words, a class of status codes, and first and last day. */
export function ActivityFilterForm({
  filter,
  wrong,
  all,
}: {
  filter: ActivityFilter;
  /** The errors of the days in the address. */
  wrong: { from?: string[]; to?: string[] };
  all: string;
}) {
  const { t } = useTranslation("activity");
  const { search, codes, from, to } = filter;
  return (
    <ListTools label={t("search")} search={search} inUse={[codes, from, to].filter(Boolean).length} all={all}>
      <FilterSelect
        name="codes"
        label={t("code")}
        value={codes}
        options={codeClasses.map(value => ({ value, name: t(`codes.${value}`) }))}
      />
      <DateField name="from" label={t("from")} value={from} other={to} errors={wrong.from} />
      <DateField name="to" label={t("to")} value={to} other={from} errors={wrong.to} />
    </ListTools>
  );
}
