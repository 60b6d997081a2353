import { Search } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { markQuestionWords } from "./mark-question-words";
import type { ShownMessage } from "./shown";
import { SourceLink } from "./source-link";
import { SourcePlace } from "./source-list";

const Root = styled.section`
  max-inline-size: var(--measure); border: 1.5px dashed var(--control); border-radius: var(--r-card); background: var(--canvas); font: 400 var(--t15) var(--font);
  h3 { display: flex; gap: var(--s3); padding: var(--s4) var(--s5) var(--s3); }
  h3 svg { flex: none; margin-block-start: 0.125rem; color: var(--muted); }
  h3 span span { display: inline-block; }
  li { border-block-start: 1px solid var(--line-2); }
  li:last-child a { border-end-start-radius: var(--r-card); border-end-end-radius: var(--r-card); }
  a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--s3); padding: var(--s3) var(--s5); color: var(--ink); text-decoration: none; }
  a:hover { background: var(--sunken); color: var(--ink); }
  a:hover b { text-decoration: underline; text-underline-offset: 0.18em; }
  a[aria-current] { background: var(--tint); }
  b { font-weight: 600; overflow-wrap: anywhere; }
  .place { color: var(--muted); }
  .place[data-heading], .said { grid-column: 1 / -1; }
  .said { color: var(--muted); overflow-wrap: anywhere; }
  em { font-style: normal; font-weight: 600; color: var(--ink); }
  @media (max-width: 639px) { h3, a { padding-inline: var(--s4); } }
  @media (max-width: 399px) { a { grid-template-columns: minmax(0, 1fr); } }
`;

/** The nearest passages to a question without a clear answer, as search results. */
export function NearestPassages({ message, open }: { message: ShownMessage; open: number | undefined }) {
  const { t } = useTranslation("chats");
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
            <SourceLink message={message} source={source} open={open}>
              <b>
                <bdi>{source.fileName}</bdi>
              </b>
              <SourcePlace source={source} />
              <span className="said" dir="auto">
                {markQuestionWords(source.sentence, message.question).map(({ at, text, inQuestion }) => (
                  <Fragment key={at}>{inQuestion ? <em>{text}</em> : text}</Fragment>
                ))}
              </span>
            </SourceLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
