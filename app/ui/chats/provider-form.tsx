import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Provider } from "~/contract/provider";
import { providerKinds } from "~/contract/provider-kinds";
import { Check } from "~/ui/form/check";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { Sheet } from "~/ui/primitives/sheet";
import { ProviderConnection } from "./provider-connection";

const Root = styled(Form)`
  display: grid; gap: var(--s6);
  #kind > legend { font: 650 var(--t20) var(--font); }
  .of-a-model { display: grid; gap: var(--s4); min-inline-size: 0; padding-block-start: var(--s6); border-block-start: 1px solid var(--line); }
  .of-any-model { display: grid; gap: var(--s3); }
  @media (max-width: 639px) { .of-any-model { gap: 0; } }
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
  refused: Refusal | undefined;
  tried: ProviderTrial | undefined;
}) {
  const { t } = useTranslation(["settings", "messages", "shell"]);
  const refusal = readRefusal(refused);
  const { problems, value } = refusal;
  // What a model does beside answering.
  const modelTasks = [
    { name: "rewrites", label: t("ai.rewrites"), sub: t("ai.rewritesHint") },
    { name: "rephrases", label: t("ai.rephrases"), sub: t("ai.rephrasesHint") },
    { name: "topicNames", label: t("ai.topicNames"), sub: t("ai.topicNamesHint") },
    { name: "secondOpinion", label: t("ai.secondOpinion"), sub: t("ai.secondOpinionHint") },
  ] as const;
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {tried ? <TrialResult tried={tried} /> : null}
      <Sheet data-pad>
        <Root method="post" noValidate>
          <RequestId form="provider" />
          <ExpectedVersion version={provider.version} refusal={refusal} />
          <RadioGroup
            name="kind"
            legend={t("ai.title")}
            hint={[
              t("ai.now", {
                answerer: provider.answerer === "builtin" ? t("ai.builtinName") : provider.answerer,
              }),
              ...(provider.embedder ? [t("ai.embeds", provider.embedder)] : []),
            ].join(" ")}
            chosen={value("kind", provider.kind)}
            choices={providerKinds.map(one => ({
              value: one,
              label: t(`ai.kind.${one}`),
              sub: t(`ai.about.${one}`),
            }))}
          />
          <ProviderConnection provider={provider} refusal={refusal} />
          <div className="of-any-model">
            {modelTasks.map(({ name, ...texts }) => (
              <Check
                key={name}
                name={name}
                {...texts}
                defaultChecked={value(name, provider[name] ? "on" : "") === "on"}
              />
            ))}
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

function TrialResult({ tried: { model, seconds, keyTyped } }: { tried: ProviderTrial }) {
  const { t } = useTranslation("settings");
  return (
    <div style={{ marginBlockEnd: "1.25rem" }}>
      <Alert live tone="ok">
        {model ? t("ai.tried", { model, seconds }) : t("ai.triedBuiltin")}
        {keyTyped ? <noscript> {t("ai.triedKey")}</noscript> : null}
      </Alert>
    </div>
  );
}
