import { Form } from "@remix-run/react";
import { ArrowDown, ArrowUp, Square } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ErrorSummary, type Problem } from "~/ui/form/error-summary";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Textarea } from "~/ui/form/textarea";
import { useKeptFocus } from "~/ui/form/use-kept-focus";
import { useScripted } from "~/ui/form/use-scripted";
import { Button } from "~/ui/primitives/button";
import { useSendOnEnter } from "./send-on-enter";
import { anchors } from "./shown";
import { SubmissionCounter } from "./submission-counter";
import { useAboveKeyboard } from "./use-above-keyboard";
import { type Asked, useDraft } from "./use-draft";

const Root = styled.div`
  position: sticky; inset-block-end: 0; z-index: 1; margin-block-start: auto; padding-block: var(--s4) var(--s5);
  border-block-start: 1px solid var(--line); background: var(--surface);
  /* What gets the focus in the thread is scrolled above the field and the way to the newest message, which would cover it. */
  @media (min-height: 30.01rem) { main:has(&) article :is(a, button, summary, input, select, textarea) { scroll-margin-block-end: 14rem; } }
  @media (max-width: 639px) and (min-height: 16.01rem) { main:has(&) article :is(a, button, summary, input, select, textarea) { scroll-margin-block-end: 8rem; } }
  .box { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s3); align-items: end; }
  label { display: block; margin-block-end: 0.375rem; font: 600 var(--t15) var(--font); }
  textarea {
    display: block; inline-size: 100%; min-block-size: 4rem; max-block-size: 40vh; padding: 0.4375rem var(--s3); resize: vertical; field-sizing: content;
    border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t16) var(--font);
  }
  textarea:hover { border-color: var(--ink); }
  textarea[aria-invalid="true"] { border: 2px solid var(--err); }
  .hint { margin-block-start: var(--s2); color: var(--muted); font: 400 var(--t13) var(--font); }
  .latest {
    position: absolute; inset-block-start: -3.25rem; inset-inline: 0; margin-inline: auto; display: flex; inline-size: fit-content; align-items: center; gap: var(--s2); min-block-size: 2.5rem;
    padding: 0 var(--s4); border: 1px solid var(--line-2); border-radius: 1.25rem; background: var(--raised); box-shadow: var(--float); color: var(--ink); font: 600 var(--t13) var(--font); text-decoration: none;
  }
  /* Not by its colour, which high contrast replaces. */
  textarea::placeholder { opacity: 0; }
  @media (max-height: 30rem) { position: static; }
  /* One row on phones: the placeholder stands for the label, and the buttons show their icon alone, under the same name. */
  @media (max-width: 639px) {
    padding-block: var(--s2);
    label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .keys { display: none; }
    .box { gap: var(--s2); }
    .box > button { inline-size: 2.75rem; block-size: 2.75rem; padding: 0; gap: 0; font-size: 0; }
    .box > button[aria-busy="true"]::before { inline-size: 1.25rem; block-size: 1.25rem; }
    textarea { min-block-size: 2.75rem; max-block-size: 25vh; padding-block: 0.5625rem; resize: none; }
    textarea::placeholder { color: var(--muted); opacity: 1; }
    @supports not (field-sizing: content) { textarea { block-size: 4rem; } }
    @media (min-height: 16.01rem) { position: sticky; }
  }
  /* Without script the frame with the growing answer stops it, and takes the next question once it has ended. */
  @media (scripting: none) { &[data-growing] { display: none; } }
  @media print { display: none; }
`;

/** The question's form. With script Enter sends, and the input is kept as a draft. */
export function Composer({
  writer,
  chatId,
  asked,
  after,
  problems,
  invalid,
  typed,
  quoted,
  away,
  growing,
  children,
}: {
  /** Whose draft the field keeps in this tab. */
  writer: string;
  chatId: string;
  /** The shown questions. */
  asked: Asked[];
  /** The newest question of the shown branch, which the next one follows; null in a thread with one branch. */
  after: string | null;
  problems: Problem[];
  invalid: boolean;
  /** The input of a refused form. */
  typed: string;
  /** A quoted sentence that the field begins with; empty without one. */
  quoted: string;
  away: boolean;
  /** The message being answered, which can be stopped here. */
  growing: string | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation(["chats", "messages"]);
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  const keepDraft = useDraft(writer, chatId, asked, quoted, field);
  const scripted = useScripted();
  const send = useSendOnEnter();
  const kept = useKeptFocus(growing !== undefined, field);
  return (
    <Root
      ref={bar}
      data-composer
      data-growing={(growing && problems.length === 0 && !typed && !quoted) || undefined}
    >
      {away ? (
        <a className="latest" href={`#${anchors.latest}`}>
          <ArrowDown size={16} aria-hidden />
          {t("toLatest")}
        </a>
      ) : null}
      <Form method="post" noValidate preventScrollReset>
        <ErrorSummary title={invalid ? t("messages:form.invalid") : t("ask.refused")} problems={problems} />
        {children}
        <RequestId form="ask" />
        <SubmissionCounter />
        <input type="hidden" name="intent" value="ask" />
        {after ? <input type="hidden" name="after" value={after} /> : null}
        <label htmlFor="question">{t("ask.label")}</label>
        <div className="box" {...kept}>
          <Textarea
            ref={field}
            id="question"
            name="question"
            rows={1}
            placeholder={t("ask.label")}
            defaultValue={typed || quoted}
            aria-invalid={invalid || undefined}
            aria-describedby={scripted ? "question-keys" : undefined}
            onKeyDown={send}
            onInput={keepDraft}
          />
          {growing ? (
            <Button form="stop">
              <Square size={14} aria-hidden fill="currentColor" />
              {t("stop")}
            </Button>
          ) : (
            <Submit busy={t("ask.busy")}>
              <ArrowUp size={20} aria-hidden />
              {t("ask")}
            </Submit>
          )}
        </div>
        {scripted ? (
          <p className="hint keys" id="question-keys">
            {t("ask.keys")}
          </p>
        ) : null}
      </Form>
      {growing ? (
        <Form method="post" id="stop" preventScrollReset>
          <RequestId form={`stop-${growing}`} />
          <input type="hidden" name="intent" value="stop" />
          <input type="hidden" name="message" value={growing} />
        </Form>
      ) : null}
    </Root>
  );
}
