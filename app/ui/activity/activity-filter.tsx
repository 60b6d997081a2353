import { useTranslation } from "react-i18next";
import { codeClasses } from "~/contract/activities";
import { DateField } from "~/ui/form/date-field";
import { SelectField } from "~/ui/form/field";
import { ListTools } from "~/ui/list/list-tools";

/** What the log is asked for, as it stands in the address. */
type ActivityFilter = {
  search: string;
  codes?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Words, a class of codes, and the first and the last day. */
export function ActivityFilterForm({ filter, all }: { filter: ActivityFilter; all: string }) {
  const { t } = useTranslation("activity");
  const { search, codes, from, to } = filter;
  return (
    <ListTools
      label={t("search")}
      search={search}
      filtered={Boolean(search || codes || from || to)}
      all={all}
    >
      <SelectField name="codes" label={t("code")} defaultValue={codes ?? ""}>
        <option value="">{t("codes.all")}</option>
        {codeClasses.map(one => (
          <option key={one} value={one}>
            {t(`codes.${one}`)}
          </option>
        ))}
      </SelectField>
      <DateField name="from" label={t("from")} value={from} other={to} />
      <DateField name="to" label={t("to")} value={to} other={from} />
    </ListTools>
  );
}
