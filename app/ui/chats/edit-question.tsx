import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ErrorSummary, type Problem } from "~/ui/form/error-summary";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Textarea } from "~/ui/form/textarea";
import { useScripted } from "~/ui/form/use-scripted";
import { InPlaceLink } from "./in-place-link";
import { useSendOnEnter } from "./send-on-enter";
import { anchors, type ShownMessage } from "./shown";

const Root = styled.div`
  display: grid; gap: var(--s3); max-inline-size: var(--measure); margin-block-end: var(--s4);
  form { display: grid; gap: var(--s2); }
  label { font: 600 var(--t15) var(--font); }
  textarea {
    display: block; inline-size: 100%; min-block-size: 4rem; scroll-margin-block-start: 7rem; padding: 0.4375rem var(--s3); resize: vertical;
    border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t16) var(--font);
  }
  textarea:hover { border-color: var(--ink); }
  textarea[aria-invalid="true"] { border: 2px solid var(--err); }
  .row a { padding: 0.375rem var(--s3); font: 600 var(--t15) var(--font); }
  .hint { color: var(--muted); font: 400 var(--t13) var(--font); }
  @media (max-width: 639px) { .keys { display: none; } }
`;

/** The errors and the input of a refused text in the thread. */
export type RefusedText = { problems: Problem[]; typed: string; invalid: boolean };

/** Edits a question, in place of its heading. */
export function EditQuestion({
  message: { id, question },
  refused,
}: {
  message: ShownMessage;
  refused: RefusedText | undefined;
}) {
  const { t } = useTranslation(["chats", "messages", "shell"]);
  const field = anchors.edit(id);
  const scripted = useScripted();
  const send = useSendOnEnter();
  return (
    <Root data-editing>
      <Form method="post" noValidate preventScrollReset>
        <ErrorSummary
          title={refused?.invalid ? t("messages:form.invalid") : t("ask.refused")}
          problems={(refused?.problems ?? []).map(problem => ({ ...problem, field: problem.field && field }))}
        />
        <RequestId form={`edit-${id}`} />
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="message" value={id} />
        <label htmlFor={field}>{t("version.label")}</label>
        <Textarea
          id={field}
          name="question"
          rows={3}
          defaultValue={refused?.typed ?? question}
          aria-invalid={refused?.invalid || undefined}
          aria-describedby={`${field}-hint`}
          onKeyDown={send}
        />
        <p className="hint" id={`${field}-hint`}>
          {t("version.keeps")} {scripted ? <span className="keys">{t("ask.keys")}</span> : null}
        </p>
        <div className="row">
          <Submit busy={t("ask.busy")}>{t("ask")}</Submit>
          <InPlaceLink to="?" hash={anchors.message(id)} focus={anchors.question(id)}>
            {t("shell:cancel")}
          </InPlaceLink>
        </div>
      </Form>
    </Root>
  );
}
