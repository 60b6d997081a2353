import { useTranslation } from "react-i18next";
import { FilterSelect } from "~/ui/list/filter-select";

/** The filters of a list of questions with answers: their division, and their state. */
export function DivisionStateFilters({
  namespace,
  query,
  divisions,
  states,
}: {
  /** The namespace of the list's texts. */
  namespace: "approved" | "golden";
  query: { divisionId?: string | undefined; state?: string | undefined };
  divisions: { value: string; name: string }[];
  states: { value: string; name: string }[];
}) {
  const { t } = useTranslation(namespace);
  return (
    <>
      <FilterSelect name="divisionId" label={t("division")} value={query.divisionId} options={divisions} />
      <FilterSelect name="state" label={t("columnState")} value={query.state} options={states} />
    </>
  );
}
