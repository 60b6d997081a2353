import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { type AnswerLength, answerLengths } from "~/contract/chat-choices";
import { type Language, languages } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import { Check } from "~/ui/form/check";
import { ChoiceGroup, RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { ChooseFiles, type FileChoices } from "./file-choices";
import { ModelSelect } from "./models/model-select";
import { SourceCount } from "./source-count";
import { SubmissionCounter } from "./submission-counter";

const Root = styled(Form)`
  display: grid; gap: var(--s6);
  > .part { padding-block-start: var(--s6); border-block-start: 1px solid var(--line); }
  .after { margin-inline-start: 2rem; font: 400 var(--t15) var(--font); }
`;

/** A selectable division: `ready` has a processed file or an approved answer, `none` no files, `reading` only unfinished, `failed` only unreadable ones. */
export type DivisionChoice = {
  id: string;
  name: string;
  readyFiles: number;
  approvedAnswers: number;
  state: "ready" | "reading" | "failed" | "none";
  /** Where its first file is uploaded; undefined without permission. */
  upload: string | undefined;
};

/** Name, visibility and divisions of a new or existing chat. */
export function ChatForm({
  choices,
  refused,
  values: given,
  models,
  files,
  publicLocked,
  version,
  submit,
  cancel,
}: {
  choices: DivisionChoice[];
  refused: (NonNullable<Parameters<typeof readRefusal>[0]> & { files?: FileChoices }) | undefined;
  values: {
    name: string;
    visibility: "private" | "public";
    divisionIds: string[];
    model: string;
    answerLength: AnswerLength;
    answerLanguage: Language | "reader";
  };
  files: FileChoices;
  /** The models that may be chosen, the company's first; empty where there is no choice. */
  models: string[];
  /** Public chats need a running plan; `buy` leads to it. */
  publicLocked: { buy: string | undefined } | undefined;
  version?: number;
  submit: { label: string; busy: string };
  cancel: string;
}) {
  const { t } = useTranslation(["chats", "messages", "shell"]);
  const { problems, errors, value, values } = readRefusal(refused);
  const visibility = value("visibility", given.visibility);
  const chosen = values("divisionIds", given.divisionIds);
  const needsFile = refused?.code === "chat_needs_file";
  const upload = choices.find(choice => chosen.includes(choice.id))?.upload;
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {needsFile && upload ? (
        <p style={{ marginBlockEnd: "1.25rem" }}>
          <Link to={upload}>{t("upload")}</Link>
        </p>
      ) : null}
      <Sheet data-pad>
        <Root method="post" noValidate>
          <RequestId form="chat" />
          <SubmissionCounter />
          {version === undefined ? null : <input type="hidden" name="version" value={version} />}
          <TextField
            name="name"
            label={t("form.name")}
            hint={t("form.nameHint")}
            defaultValue={value("name", given.name)}
            errors={errors("name")}
            autoComplete="off"
            maxLength={120}
            required
          />
          <div className="part stack">
            <RadioGroup
              name="visibility"
              legend={t("form.visibility")}
              errors={errors("visibility")}
              chosen={visibility}
              choices={[
                { value: "private", label: t("private"), sub: t("form.private") },
                {
                  value: "public",
                  label: t("public.yes"),
                  sub: t("form.public"),
                  disabled: Boolean(publicLocked) && given.visibility !== "public",
                },
              ]}
            />
            {publicLocked ? (
              <Alert tone="calm">
                {t("form.publicLocked")}{" "}
                {publicLocked.buy ? <Link to={publicLocked.buy}>{t("messages:plan.locked")}</Link> : null}
              </Alert>
            ) : null}
          </div>
          <div className="part">
            <ChoiceGroup
              name="divisionIds"
              legend={t("form.divisions")}
              hint={t("form.divisionsHint")}
              errors={errors("divisionIds")}
            >
              {choices.map(choice => (
                <div key={choice.id}>
                  <Check
                    name="divisionIds"
                    value={choice.id}
                    defaultChecked={chosen.includes(choice.id)}
                    label={<bdi>{choice.name}</bdi>}
                    sub={
                      choice.state === "ready" ? (
                        <SourceCount division={choice} />
                      ) : (
                        t(`form.division.${choice.state}`)
                      )
                    }
                  />
                  {choice.upload && choice.state !== "ready" && choice.state !== "reading" ? (
                    <p className="after">
                      <Link to={choice.upload}>{t("uploadTo", { name: choice.name })}</Link>
                    </p>
                  ) : null}
                </div>
              ))}
            </ChoiceGroup>
            <ChooseFiles files={refused?.files ?? files} errors={errors("fileIds")} />
          </div>
          <div className="part stack">
            <SelectField
              name="answerLength"
              label={t("form.length")}
              hint={t("form.lengthHint")}
              defaultValue={value("answerLength", given.answerLength)}
              errors={errors("answerLength")}
            >
              {answerLengths.map(length => (
                <option key={length} value={length}>
                  {t(`length.${length}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="answerLanguage"
              label={t("form.answerLanguage")}
              hint={t("form.answerLanguageHint")}
              defaultValue={value("answerLanguage", given.answerLanguage)}
              errors={errors("answerLanguage")}
            >
              <option value="reader">{t("form.answerLanguageReader")}</option>
              {languages.map(language => (
                <option key={language} value={language} lang={language}>
                  {languageNames[language]}
                </option>
              ))}
            </SelectField>
          </div>
          {models.length > 0 ? (
            <div className="part">
              <ModelSelect models={models} chosen={value("model", given.model)} errors={errors("model")} />
            </div>
          ) : null}
          <p className="row">
            <Submit busy={submit.busy}>{submit.label}</Submit>
            <ButtonLink kind="quiet" to={cancel}>
              {t("shell:cancel")}
            </ButtonLink>
          </p>
        </Root>
      </Sheet>
    </>
  );
}
