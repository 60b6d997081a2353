import { useTranslation } from "react-i18next";
import { FilterSelect } from "./filter-select";

/** The filter of a list by one of the company's tags; nothing while there are none. */
export function TagFilter({
  value,
  options,
}: {
  value: string | undefined;
  options: { value: string; name: string }[];
}) {
  const { t } = useTranslation("lists");
  if (options.length === 0) return null;
  return <FilterSelect name="tagId" label={t("tag")} value={value} options={options} />;
}
