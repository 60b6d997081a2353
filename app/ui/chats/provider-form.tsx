import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Provider } from "~/contract/provider";
import { providerKinds } from "~/contract/provider-kinds";
import { Check } from "~/ui/form/check";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Form)`
  display: grid; gap: var(--s6);
  #kind > legend { font: 650 var(--t20) var(--font); }
  .of-a-model { display: grid; gap: var(--s4); min-inline-size: 0; padding-block-start: var(--s6); border-block-start: 1px solid var(--line); }
  /* Hides fields that the chosen provider does not need; without :has all are visible. */
  &:has(input[value="builtin"]:checked) .of-a-model, &:has(input[value="operator"]:checked) .of-a-model { display: none; }
  &:has(input[value="mistral"]:checked) .of-a-server, &:has(input[value="builtin"]:checked) .of-any-model { display: none; }
`;

/** The result of a trial: the model (null: built-in answerer), and its seconds. */
export type ProviderTrial = { model: string | null; seconds: string; keyTyped: boolean };

/** The choice of a company's provider. A stored key is never shown; an empty field keeps it. */
export function ProviderForm({
  provider,
  refused,
  tried,
}: {
  provider: Provider;
  refused: Parameters<typeof readRefusal>[0];
  tried: ProviderTrial | undefined;
}) {
  const { t } = useTranslation(["settings", "messages", "shell"]);
  const { problems, errors, value } = readRefusal(refused);
  const kind = value("kind", provider.kind);
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {tried ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          <Alert live tone="ok">
            {tried.model
              ? t("ai.tried", { model: tried.model, seconds: tried.seconds })
              : t("ai.triedBuiltin")}
            {tried.keyTyped ? <noscript> {t("ai.triedKey")}</noscript> : null}
          </Alert>
        </div>
      ) : null}
      <Sheet data-pad>
        <Root method="post" noValidate>
          <RequestId form="provider" />
          <input type="hidden" name="version" value={provider.version} />
          <RadioGroup
            name="kind"
            legend={t("ai.title")}
            hint={t("ai.now", {
              answerer: provider.answerer === "builtin" ? t("ai.builtinName") : provider.answerer,
            })}
            chosen={kind}
            choices={providerKinds.map(one => ({
              value: one,
              label: t(`ai.kind.${one}`),
              sub: t(`ai.about.${one}`),
            }))}
          />
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
              <Check
                name="forgetKey"
                label={t("ai.forgetKey")}
                defaultChecked={value("forgetKey") === "on"}
              />
            ) : null}
            <Alert tone="calm">{t("ai.privacy")}</Alert>
          </fieldset>
          <div className="of-any-model">
            <Check
              name="rewrites"
              label={t("ai.rewrites")}
              sub={t("ai.rewritesHint")}
              defaultChecked={value("rewrites", provider.rewrites ? "on" : "") === "on"}
            />
            <Check
              name="rephrases"
              label={t("ai.rephrases")}
              sub={t("ai.rephrasesHint")}
              defaultChecked={value("rephrases", provider.rephrases ? "on" : "") === "on"}
            />
            <Check
              name="topicNames"
              label={t("ai.topicNames")}
              sub={t("ai.topicNamesHint")}
              defaultChecked={value("topicNames", provider.topicNames ? "on" : "") === "on"}
            />
            <Check
              name="secondOpinion"
              label={t("ai.secondOpinion")}
              sub={t("ai.secondOpinionHint")}
              defaultChecked={value("secondOpinion", provider.secondOpinion ? "on" : "") === "on"}
            />
          </div>
          <p className="row">
            <Submit busy={t("ai.busy")}>{t("shell:save")}</Submit>
            <Submit kind="plain" name="intent" value="try" busy={t("ai.busy")}>
              {t("ai.try")}
            </Submit>
          </p>
        </Root>
      </Sheet>
    </>
  );
}
