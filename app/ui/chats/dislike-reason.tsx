import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { commentLimit } from "~/contract/comment-limit";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Textarea } from "~/ui/form/textarea";
import type { RefusedText } from "./edit-question";
import { anchors } from "./shown";

const Root = styled(Form)`
  display: grid; gap: var(--s2); max-inline-size: var(--measure); margin-block-start: var(--s3);
  label { font: 600 var(--t15) var(--font); }
  .hint { color: var(--muted); font: 400 var(--t13) var(--font); }
  textarea {
    display: block; inline-size: 100%; min-block-size: 4rem; padding: 0.4375rem var(--s3); resize: vertical;
    border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t16) var(--font);
  }
  textarea:hover { border-color: var(--ink); }
  textarea[aria-invalid="true"] { border: 2px solid var(--err); }
  > button { justify-self: start; }
  @media (max-width: 639px) { > button { min-block-size: 2.75rem; } }
`;

const Given = styled.p`margin-block-start: var(--s2); color: var(--muted); font: 400 var(--t15) var(--font);`;

/** Asks for the reason of a dislike, at the answer. It may stay empty: the dislike is already saved. */
export function DislikeReason({
  id,
  reason,
  refused,
}: {
  id: string;
  reason: "asked" | "given" | null;
  refused: RefusedText | undefined;
}) {
  const { t } = useTranslation(["chats", "messages"]);
  const field = anchors.reason(id);
  const form = useRef<HTMLFormElement>(null);
  const given = useRef<HTMLParagraphElement>(null);
  const before = useRef(reason);
  // The form appears below the pressed button, where the field of the next question may lie on it.
  useEffect(() => {
    if (reason === "asked" && before.current === null)
      form.current?.querySelector("button")?.scrollIntoView({ block: "nearest" });
    // The form with the focus is gone.
    if (reason === "given" && before.current === "asked") given.current?.focus({ preventScroll: true });
    before.current = reason;
  }, [reason]);
  if (reason === null) return null;
  if (reason === "given")
    return (
      <Given ref={given} role="status" tabIndex={-1}>
        {t("reason.given")}
      </Given>
    );
  return (
    <Root ref={form} method="post" noValidate preventScrollReset>
      <ErrorSummary
        title={refused?.invalid ? t("messages:form.invalid") : t("reason.refused")}
        problems={(refused?.problems ?? []).map(problem => ({ ...problem, field: problem.field && field }))}
      />
      <RequestId form={`reason-${id}`} />
      <input type="hidden" name="intent" value="reason" />
      <input type="hidden" name="message" value={id} />
      <label htmlFor={field}>{t("reason")}</label>
      <p className="hint" id={`${field}-hint`}>
        {t("reason.hint")}
      </p>
      <Textarea
        id={field}
        name="comment"
        rows={2}
        maxLength={commentLimit}
        defaultValue={refused?.typed}
        aria-invalid={refused?.invalid || undefined}
        aria-describedby={`${field}-hint`}
      />
      <Submit kind="plain" busy={t("ask.busy")}>
        {t("reason.send")}
      </Submit>
    </Root>
  );
}
