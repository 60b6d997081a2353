import { useTranslation } from "react-i18next";
import { SelectField } from "~/ui/form/field";

/** The choice of a chat's model, if the company allows it; the first one is the company's. */
export function ModelSelect({
  models,
  chosen,
  errors,
}: {
  models: string[];
  chosen: string;
  errors: string[] | undefined;
}) {
  const { t } = useTranslation("chats");
  const [usual] = models;
  if (usual === undefined) return null;
  return (
    <SelectField
      name="model"
      label={t("model.choose")}
      hint={t("model.hint")}
      defaultValue={models.includes(chosen) ? chosen : usual}
      errors={errors}
    >
      {models.map(model => (
        <option key={model} value={model}>
          {model === usual ? t("model.usual", { model }) : model}
        </option>
      ))}
    </SelectField>
  );
}
