import { Form, Link } from "@remix-run/react";
import { ListChecks, Pencil, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RequestId } from "~/ui/form/request-id";
import { CopyButton } from "~/ui/primitives/copy-button";
import { byLine } from "./by-line";
import { InPlaceLink } from "./in-place-link";
import { LikeButtons } from "./like-buttons";
import { anchors, type ShownMessage } from "./shown";

const Root = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s1); margin-block-start: var(--s4); margin-inline-start: -0.5rem;
  scroll-margin-block-start: 60vh;
  &[data-reason] { scroll-margin-block-start: 30vh; }
  form { display: contents; }
  /* The two that exclude each other stay in one line. */
  form[data-likes] { display: inline-flex; gap: var(--s1); }
  button, > a {
    display: inline-flex; align-items: center; gap: 0.375rem; min-block-size: 2rem; padding: 0.125rem 0.5rem; border: 0; border-radius: var(--r-control);
    background: none; color: var(--muted); font: 500 var(--t13) var(--font); text-decoration: none; cursor: pointer;
  }
  button[aria-pressed="true"] { color: var(--accent-deep); font-weight: 650; }
  button:hover, > a:hover { background: var(--sunken); color: var(--ink); }
  .author { margin-inline-start: auto; color: var(--muted); font: 400 var(--t13) var(--font); }
  @media print { button, > a { display: none; } .author { margin-inline-start: 0.5rem; } }
  @media (max-width: 639px) { button, > a { min-block-size: 2.75rem; } }
`;

/** The actions of an answer, and its author where no list of sources names them. */
export function AnswerActions({ message, editable }: { message: ShownMessage; editable: boolean }) {
  const { t } = useTranslation(["chats", "shell"]);
  return (
    <Root id={anchors.actions(message.id)} data-reason={message.feedback?.reason ?? undefined}>
      {message.answer ? <CopyAnswer message={message} /> : null}
      {message.askedBy === null ? <AskAgain id={message.id} /> : null}
      {editable ? (
        <InPlaceLink
          to={`?edit=${message.id}`}
          hash={anchors.message(message.id)}
          focus={anchors.edit(message.id)}
        >
          <Pencil size={16} aria-hidden />
          {t("version.edit")}
        </InPlaceLink>
      ) : null}
      {message.feedback ? <LikeButtons id={message.id} feedback={message.feedback} /> : null}
      {message.golden && message.answer ? (
        <Link to={message.golden}>
          <ListChecks size={16} aria-hidden />
          {t("golden")}
        </Link>
      ) : null}
      {message.answer && message.sources.length === 0 ? (
        <span className="author">{byLine(message, t)}</span>
      ) : null}
    </Root>
  );
}

function AskAgain({ id }: { id: string }) {
  const { t } = useTranslation("chats");
  return (
    <Form method="post" preventScrollReset>
      <RequestId form={`again-${id}`} />
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="message" value={id} />
      <button type="submit">
        <RotateCcw size={16} aria-hidden />
        {t("again")}
      </button>
    </Form>
  );
}

function CopyAnswer({ message }: { message: ShownMessage }) {
  const { t } = useTranslation(["chats", "shell"]);
  const text = () => {
    const sources = message.sources.map(({ number, fileName, pageNumber, heading, sentence }) => {
      const place = pageNumber === null ? heading : t("source.page", { page: pageNumber });
      return `[${number}] ${[fileName, place].filter(Boolean).join(t("shell:comma"))}: ${sentence}`;
    });
    return [message.answer, ...sources, byLine(message, t)].filter(Boolean).join("\n\n");
  };
  return <CopyButton text={text} />;
}
