import { Form, useNavigationType } from "@remix-run/react";
import { ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Textarea } from "~/ui/form/textarea";
import { ChooseFiles, type FileChoices } from "./file-choices";
import { ModelSelect } from "./models/model-select";
import { useSendOnEnter } from "./send-on-enter";
import { SubmissionCounter } from "./submission-counter";
import { useFirstDraft } from "./use-draft";

const Root = styled(Form)`
  border: 1px solid var(--control); border-radius: var(--r-card, var(--r-control)); background: var(--surface);
  > label { display: block; padding: var(--s4) var(--s4) var(--s2); font: 600 var(--t15) var(--font); }
  textarea {
    display: block; inline-size: 100%; min-block-size: 6rem; padding: var(--s2) var(--s4) var(--s4); resize: vertical;
    border: 0; border-block-end: 1px solid var(--line); background: transparent; font: 400 var(--t16) var(--font);
  }
  textarea[aria-invalid="true"] { border: 2px solid var(--err); }
  .wrong { padding: 0 var(--s4) var(--s2); color: var(--err); font: 400 var(--t15) var(--font); }
  fieldset { min-inline-size: 0; padding: var(--s3) var(--s4); border: 0; border-block-end: 1px solid var(--line); }
  legend { float: inline-start; inline-size: 100%; font: 500 var(--t15) var(--font); }
  .hint { clear: both; color: var(--muted); font: 400 var(--t13) var(--font); }
  .choices { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); margin-block-start: var(--s3); }
  .choices + details { margin-block-start: var(--s2); }
  .model { max-inline-size: 24rem; padding: var(--s3) var(--s4) 0; }
  .send { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: var(--s3); padding: var(--s3) var(--s4); }
  .send > p { flex: 1 1 12rem; color: var(--muted); font: 400 var(--t13) var(--font); }
`;

/** The form of a first question, and the divisions that it searches. With script Enter sends. */
export function AskForm({
  choices,
  chosen,
  proposed,
  models = [],
  questionsLeft,
  files,
  writer,
  refused,
}: {
  choices: { id: string; name: string; ready: boolean }[];
  chosen: string[];
  /** The initial text of the field. */
  proposed: string;
  /** The models that may be chosen, the company's first; empty where there is no choice. */
  models?: string[];
  questionsLeft: number | null;
  /** Single files that the question may be limited to; absent where only divisions are chosen. */
  files?: FileChoices | undefined;
  /** The user whose draft this tab keeps; absent if it keeps none. */
  writer?: string;
  refused: (Refusal & { files?: FileChoices }) | undefined;
}) {
  const { t } = useTranslation(["ask", "chats", "messages"]);
  const { problems, errors, value, values } = readRefusal(refused);
  const ticked = values("divisionIds", chosen);
  const wrong = errors("question");
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useSendOnEnter();
  const keepDraft = useFirstDraft(writer, field);
  const loaded = useNavigationType() === "POP";
  // A user who follows a link to this form is about to type. A loaded page begins at its top, and a focus opens the keyboard of touch screens.
  useEffect(() => {
    if (loaded || !matchMedia("(pointer: fine)").matches) return;
    const box = field.current;
    box?.focus({ preventScroll: true });
    box?.setSelectionRange(box.value.length, box.value.length);
  }, [loaded]);
  return (
    <>
      <ErrorSummary title={wrong ? t("messages:form.invalid") : t("chats:ask.refused")} problems={problems} />
      <Root method="post" noValidate onSubmit={keepDraft}>
        <RequestId form="ask" />
        <SubmissionCounter />
        <label htmlFor="question">{t("chats:ask.label")}</label>
        {wrong ? (
          <p className="wrong" id="question-error">
            {wrong.join(" ")}
          </p>
        ) : null}
        <Textarea
          ref={field}
          id="question"
          name="question"
          rows={3}
          defaultValue={value("question", proposed)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? "question-error" : undefined}
          onKeyDown={send}
          onInput={keepDraft}
        />
        <fieldset>
          <legend>{t("scope")}</legend>
          <p className="hint">{t("scope.hint")}</p>
          <div className="choices">
            {choices.map(choice => (
              <Check
                key={choice.id}
                name="divisionIds"
                value={choice.id}
                defaultChecked={ticked.includes(choice.id)}
                disabled={!choice.ready}
                label={<bdi>{choice.name}</bdi>}
                sub={choice.ready ? undefined : t("chats:form.division.none")}
              />
            ))}
          </div>
          {files ? <ChooseFiles files={refused?.files ?? files} errors={errors("fileIds")} /> : null}
        </fieldset>
        {models.length > 0 ? (
          <div className="model">
            <ModelSelect models={models} chosen={value("model")} errors={errors("model")} />
          </div>
        ) : null}
        <div className="send">
          <p>{questionsLeft === null ? null : t("chats:questionsLeft", { count: questionsLeft })}</p>
          <Submit busy={t("chats:ask.busy")}>
            <ArrowUp size={20} aria-hidden />
            {t("chats:ask")}
          </Submit>
        </div>
      </Root>
    </>
  );
}
