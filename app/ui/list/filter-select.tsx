import { useTranslation } from "react-i18next";
import { SelectField } from "~/ui/form/field";

/** A list filter with one of several values, or any. */
export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string | undefined;
  options: { value: string; name: string }[];
}) {
  const { t } = useTranslation("lists");
  return (
    <SelectField name={name} label={label} defaultValue={value ?? ""}>
      <option value="">{t("any")}</option>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}
