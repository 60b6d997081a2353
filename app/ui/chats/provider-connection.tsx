import { useTranslation } from "react-i18next";
import type { Provider } from "~/contract/provider";
import { Check } from "~/ui/form/check";
import { TextField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { Alert } from "~/ui/primitives/alert";

/** How a company's own provider is reached: server, models and key. The server is hidden where the provider has its own. */
export function ProviderConnection({
  provider,
  refusal: { errors, value },
}: {
  provider: Provider;
  refusal: FormRefusal;
}) {
  const { t } = useTranslation("settings");
  return (
    <fieldset className="of-a-model" aria-label={t("ai.connection")}>
      <div className="of-a-server">
        <TextField
          name="baseUrl"
          label={t("ai.baseUrl")}
          hint={t("ai.baseUrlHint")}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          maxLength={500}
          defaultValue={value("baseUrl", provider.baseUrl)}
          errors={errors("baseUrl")}
        />
      </div>
      <TextField
        name="model"
        label={t("ai.model")}
        hint={t("ai.modelHint")}
        dir="ltr"
        autoComplete="off"
        maxLength={200}
        defaultValue={value("model", provider.model)}
        errors={errors("model")}
      />
      <TextField
        name="embeddingModel"
        label={t("ai.embeddingModel")}
        hint={t("ai.embeddingModelHint")}
        dir="ltr"
        autoComplete="off"
        maxLength={200}
        defaultValue={value("embeddingModel", provider.embeddingModel)}
        errors={errors("embeddingModel")}
      />
      <TextField
        name="key"
        label={t("ai.key")}
        hint={provider.saved ? t("ai.keySaved") : t("ai.keyHint")}
        type="password"
        dir="ltr"
        autoComplete="off"
        maxLength={1000}
        errors={errors("key")}
      />
      {provider.saved ? (
        <Check name="forgetKey" label={t("ai.forgetKey")} defaultChecked={value("forgetKey") === "on"} />
      ) : null}
      <Alert tone="calm">{t("ai.privacy")}</Alert>
    </fieldset>
  );
}
