import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RequestId } from "~/ui/form/request-id";
import { Alert } from "~/ui/primitives/alert";
import { AnswerActions } from "./answer-actions";
import { AnswerText } from "./answer-text";
import { ApprovedBadge } from "./approved-mark";
import { DislikeReason } from "./dislike-reason";
import { EditQuestion, type RefusedText } from "./edit-question";
import { HandOver } from "./hand-over";
import { LiveAnswer } from "./live-answer";
import { NearestPassages } from "./nearest-passages";
import { QuestionVersions } from "./question-versions";
import { anchors, isGrowing, type ShownMessage } from "./shown";
import { SourceList } from "./source-list";

const Root = styled.article`
  padding-block: var(--s6) var(--s8);
  & ~ & { border-block-start: 1px solid var(--line); }
  h2 { max-inline-size: var(--measure); white-space: pre-line; overflow-wrap: anywhere; }
  h2[data-long] { font: 600 var(--t16) var(--font); letter-spacing: 0; }
  .by { margin-block: var(--s1) var(--s4); color: var(--muted); font: 400 var(--t13) var(--font); }
  .rule { max-inline-size: var(--measure); margin-block-end: var(--s3); color: var(--muted); font: 400 var(--t15) var(--font); }
  .declined { font: 400 var(--t17) var(--font); }
  .explained, .end { overflow-wrap: anywhere; }
  .explained { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s3); max-inline-size: var(--measure); margin-block-start: var(--s4); color: var(--muted); font: 400 var(--t15) var(--font); }
  .explained button { padding: 0.25rem 0; border: 0; background: none; color: var(--accent-deep); font: inherit; text-decoration: underline; cursor: pointer; }
  @media (max-width: 639px) { .explained button { min-block-size: 2.75rem; } }
  @media print { .explained button, .advice { display: none; } }
  .end { max-inline-size: var(--measure); }
  .end:not(:first-child) { margin-block-start: var(--s4); }
`;

const longQuestion = 200;

/** A question as a heading with its author and time, and its answer below. */
export function Question({
  message,
  asker,
  own,
  open,
  edit,
  reasonRefused,
}: {
  message: ShownMessage;
  asker: string;
  /** False in chats of others: the documents are not the reader's. */
  own: boolean;
  open?: number | undefined;
  /** Present if its asker may edit it here; `open` while they do. */
  edit?: { open: boolean; refused?: RefusedText | undefined } | undefined;
  /** Present if what is wrong with its answer was refused. */
  reasonRefused?: RefusedText | undefined;
}) {
  const title = anchors.question(message.id);
  return (
    <Root id={anchors.message(message.id)} aria-labelledby={title}>
      <h2
        id={title}
        tabIndex={-1}
        dir="auto"
        className={edit?.open ? "hidden" : undefined}
        data-long={message.question.length > longQuestion || undefined}
      >
        {message.question}
      </h2>
      {edit?.open ? <EditQuestion message={message} refused={edit.refused} /> : null}
      <p className="by">
        <span className="comma">
          <bdi>{message.askedBy ?? asker}</bdi>
        </span>
        <time dateTime={message.askedAt}>{message.when}</time>
      </p>
      <QuestionVersions message={message} />
      {isGrowing(message) && !message.withheld ? (
        <LiveAnswer key={message.attempt} message={message} />
      ) : (
        <Answered message={message} own={own} open={open} editable={edit?.open === false} />
      )}
      {message.feedback ? (
        <DislikeReason id={message.id} reason={message.feedback.reason} refused={reasonRefused} />
      ) : null}
    </Root>
  );
}

function Answered({
  message,
  own,
  open,
  editable,
}: {
  message: ShownMessage;
  own: boolean;
  open: number | undefined;
  editable: boolean;
}) {
  const { t } = useTranslation("chats");
  const standIn = message.standIn ? <StandIn reason={message.standIn} /> : null;
  if (message.state === "declined" && message.sources.length > 0) {
    return (
      <>
        <NearestPassages message={message} open={open} />
        <SearchedAs message={message} />
        {standIn}
        <End message={message} own={own} />
        <HandOver message={message} />
        <AnswerActions message={message} editable={editable} />
      </>
    );
  }
  if (message.withheld)
    return (
      <>
        <p className="declined">
          {message.withheld === "division" && message.askedBy !== null
            ? t("withheld.other")
            : t(`withheld.${message.withheld}`)}
        </p>
        <AnswerActions message={message} editable={editable} />
      </>
    );
  const text = message.answer ? <AnswerText message={message} open={open} /> : null;
  return (
    <>
      {message.approved ? <ApprovedBadge /> : null}
      {message.givesRule ? <p className="rule">{t("rule")}</p> : null}
      {message.state === "declined" ? (
        <p className="declined">{own ? t("declined") : t("declined.public")}</p>
      ) : (
        text
      )}
      {message.covered ? <Covered {...message.covered} /> : null}
      {message.unsupported.length > 0 ? <p className="explained">{t("unsupported.explained")}</p> : null}
      <SearchedAs message={message} />
      {message.unchecked > 0 ? (
        <p className="explained">{t("unchecked", { count: message.unchecked })}</p>
      ) : null}
      {standIn}
      <End message={message} own={own} />
      {message.sources.length > 0 ? <SourceList message={message} open={open} /> : null}
      <HandOver message={message} />
      <AnswerActions message={message} editable={editable} />
    </>
  );
}

/** How much of a model's answer its sources cover. */
function Covered({ claims, by }: { claims: number; by: number }) {
  const { t } = useTranslation("chats");
  return (
    <p className="explained">
      {by === claims ? t("covered.all", { count: claims }) : t("covered", { count: by, claims })}
    </p>
  );
}

/** Why the built-in answerer replaced the chosen model. */
function StandIn({ reason }: { reason: "budget" | "breaker" }) {
  const { t } = useTranslation("chats");
  return <p className="explained">{t(`standIn.${reason}`)}</p>;
}

/**
 * The question as it was searched, if it differs: with corrected typos, or with words of the question before, which can be
 * left out.
 */
function SearchedAs({ message: { id, searchedAs, context } }: { message: ShownMessage }) {
  const { t } = useTranslation("chats");
  if (!searchedAs && !context) return null;
  return (
    <div className="explained">
      <p>
        {searchedAs ? t("searchedAs", { question: searchedAs }) : null}{" "}
        {context === "off" ? t("context.off") : null}
      </p>
      {context ? (
        <Form method="post" preventScrollReset>
          <RequestId form={`context-${id}`} />
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="message" value={id} />
          <input type="hidden" name="alone" value={context === "used" ? "yes" : "no"} />
          <button type="submit">{t(context === "used" ? "context.leave" : "context.use")}</button>
        </Form>
      ) : null}
    </div>
  );
}

function End({
  message: { state, problem, sources, otherLanguages, askAll },
  own,
}: {
  message: ShownMessage;
  own: boolean;
}) {
  const { t } = useTranslation("chats");
  if (state === "declined") {
    const rephrase = sources.length > 0 ? null : t(own ? "declined.hint" : "declined.hintPublic");
    const hint = otherLanguages ? t("declined.hintLanguage", { languages: otherLanguages }) : rephrase;
    if (!hint && !askAll) return null;
    return (
      <div className="end advice">
        <Alert tone="calm">
          {hint} {askAll ? <Link to={askAll}>{t("declined.askAll")}</Link> : null}
        </Alert>
      </div>
    );
  }
  if (state === "complete") return null;
  return (
    <div className="end">
      {state === "stopped" ? <Alert tone="calm">{t("stopped")}</Alert> : null}
      {state === "interrupted" ? <Alert tone="warn">{t("interrupted")}</Alert> : null}
      {state === "failed" ? <Alert tone="err">{problem}</Alert> : null}
    </div>
  );
}
