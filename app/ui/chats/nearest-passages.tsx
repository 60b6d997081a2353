import { Search } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { clipEnd, clipStart } from "./clip-context";
import { isUnsure } from "./is-unsure";
import { markQuestionWords } from "./mark-question-words";
import { anchors, type ShownMessage } from "./shown";
import { SourceLink } from "./source-link";
import { SourcePlace } from "./source-list";

const Root = styled.section`
  max-inline-size: var(--measure); border: 1.5px dashed var(--control); border-radius: var(--r-card); background: var(--canvas); font: 400 var(--t15) var(--font);
  h3 { display: flex; gap: var(--s3); padding: var(--s4) var(--s5) var(--s3); }
  h3 svg { flex: none; margin-block-start: 0.125rem; color: var(--muted); }
  h3 span span { display: inline-block; }
  li { position: relative; padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line-2); }
  li:last-child { border-end-start-radius: var(--r-card); border-end-end-radius: var(--r-card); }
  li:hover { background: var(--sunken); }
  li:has(a[aria-current]) { background: var(--tint); }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); color: var(--ink); text-decoration: none; }
  /* The whole passage opens its page. */
  a::after { content: ""; position: absolute; inset: 0; }
  li:hover b { text-decoration: underline; text-underline-offset: 0.18em; }
  b { font-weight: 600; overflow-wrap: anywhere; }
  .place { color: var(--muted); }
  .place[data-heading] { grid-column: 1 / -1; }
  .note { color: var(--warn); font-weight: 600; }
  .said { color: var(--muted); overflow-wrap: anywhere; }
  .said > * { display: block; }
  .said span { white-space: pre-line; }
  .said strong { color: var(--ink); font-weight: 400; }
  em { font-style: normal; font-weight: 600; color: var(--ink); }
  @media (max-width: 639px) { h3, li { padding-inline: var(--s4); } }
  @media (max-width: 399px) { a { grid-template-columns: minmax(0, 1fr); } }
`;

/** The nearest passages to a question without a clear answer, as search results: their best sentences with the text around them. */
export function NearestPassages({ message, open }: { message: ShownMessage; open: number | undefined }) {
  const { t } = useTranslation("chats");
  const marked = (text: string) =>
    markQuestionWords(text, message.question).map(({ at, text: run, inQuestion }) => (
      <Fragment key={at}>{inQuestion ? <em>{run}</em> : run}</Fragment>
    ));
  return (
    <Root>
      <h3>
        <Search size={20} aria-hidden />
        <span>
          <span>{t("nearest.none")}</span> <span>{t("nearest.these")}</span>
        </span>
      </h3>
      <ul>
        {message.sources.map(source => (
          <li key={source.number}>
            <SourceLink
              message={message}
              source={source}
              open={open}
              describedBy={anchors.passage(message.id, source.number)}
            >
              <b>
                <bdi>{source.fileName}</bdi>
              </b>
              <SourcePlace source={source} />
            </SourceLink>
            {source.notes.map(note => (
              <p key={note} className="note">
                {note}
              </p>
            ))}
            {isUnsure(source.confidence) ? <p className="place">{t("source.unsure")}</p> : null}
            <p
              id={anchors.passage(message.id, source.number)}
              className="said"
              dir="auto"
              lang={source.language ?? undefined}
            >
              {source.before ? <span>{marked(clipStart(source.before))}</span> : null}
              <strong>{marked(source.sentence)}</strong>
              {source.after ? <span>{marked(clipEnd(source.after))}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </Root>
  );
}
