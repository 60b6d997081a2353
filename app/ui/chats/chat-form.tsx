import { Form, Link } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextField } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import { AnswerChoices, type AnswerValues } from "./answer-choices";
import { type DivisionChoice, DivisionChoices } from "./division-choices";
import { ChooseFiles, type FileChoices } from "./file-choices";
import { ModelSelect } from "./models/model-select";
import { SubmissionCounter } from "./submission-counter";

const Root = styled(Form)`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s6);
  > .part { padding-block-start: var(--s6); border-block-start: 1px solid var(--line); }
  .after { margin-inline-start: 2rem; font: 400 var(--t15) var(--font); }
`;

/** Enter in a field saves. The form's first button, which the browser would press, searches files. */
function saveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target as HTMLElement;
  if (event.key !== "Enter" || event.nativeEvent.isComposing || !field.matches("input:not([type=search])"))
    return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

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
  refused: (Refusal & { files?: FileChoices }) | undefined;
  values: {
    name: string;
    visibility: "private" | "public";
    divisionIds: string[];
    model: string;
  } & AnswerValues;
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
  const refusal = readRefusal(refused);
  const { problems, errors, value, values } = refusal;
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
        <Root method="post" noValidate onKeyDown={saveOnEnter}>
          <RequestId form="chat" />
          <SubmissionCounter />
          {version === undefined ? null : <ExpectedVersion version={version} refusal={refusal} />}
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
            <DivisionChoices choices={choices} chosen={chosen} errors={errors("divisionIds")} />
            <ChooseFiles files={refused?.files ?? files} errors={errors("fileIds")} />
          </div>
          <div className="part stack">
            <AnswerChoices values={given} refusal={refusal} />
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
