import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ApprovedMark } from "./approved-mark";
import { byLine } from "./by-line";
import { citeLook, citeOn } from "./cite";
import { isUnsure } from "./is-unsure";
import type { ShownMessage, ShownSource } from "./shown";
import { SourceLink } from "./source-link";

const Root = styled.section`
  max-inline-size: var(--measure); margin-block-start: var(--s6); border-block-start: 1px solid var(--line-2);
  .head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); padding-block: var(--s3) var(--s1); color: var(--muted); font: 400 var(--t13) var(--font); }
  h3 { font: 600 var(--t13) var(--font); }
  a {
    display: grid; grid-template-columns: 1.75rem minmax(0, 1fr) auto; gap: 0 var(--s2); padding: var(--s2); margin-inline: calc(var(--s2) * -1);
    border-radius: var(--r-control); color: var(--ink); text-decoration: none; font: 400 var(--t15) var(--font);
  }
  a:hover { background: var(--canvas); color: var(--ink); }
  a[aria-current] { background: var(--tint); }
  .cite { ${citeLook} margin: 0.125rem 0 0; justify-self: start; }
  a[aria-current] .cite { ${citeOn} }
  b { font-weight: 600; overflow-wrap: anywhere; }
  .place { color: var(--muted); }
  .place.num { white-space: nowrap; }
  .place[data-heading], q { grid-column: 2 / -1; justify-self: start; }
  em { grid-column: 2 / -1; justify-self: start; color: var(--warn); font-style: normal; font-weight: 600; }
  q { color: var(--muted); overflow-wrap: anywhere; }
`;

/**
 * The author of an answer and its sources: file, page or heading, and the quoted sentence unless the answer itself
 * consists of quotes.
 */
export function SourceList({ message, open }: { message: ShownMessage; open?: number | undefined }) {
  const { t } = useTranslation(["chats", "shell"]);
  return (
    <Root>
      <div className="head">
        <h3>{t("sources", { count: message.sources.length })}</h3>
        <span>{byLine(message, t)}</span>
      </div>
      <ol>
        {message.sources.map(source => (
          <li key={source.number}>
            <SourceLink message={message} source={source} open={open}>
              <span className="cite">{source.number}</span>
              <b>
                <bdi>{source.fileName}</bdi>
              </b>
              <SourcePlace source={source} />
              {isUnsure(source.confidence) ? (
                <span className="place" data-heading>
                  {t("source.unsure")}
                </span>
              ) : null}
              {source.notes.map(note => (
                <em key={note}>{note}</em>
              ))}
              {message.model ? (
                <q dir="auto" lang={source.language ?? undefined}>
                  {source.sentence}
                </q>
              ) : null}
            </SourceLink>
          </li>
        ))}
      </ol>
    </Root>
  );
}

/** A source's page or heading; of an approved answer, who approved it. */
export function SourcePlace({ source }: { source: ShownSource }) {
  const { t } = useTranslation("chats");
  if (source.approved) return <ApprovedMark approved={source.approved} />;
  if (source.pageNumber !== null) {
    return <span className="place num">{t("source.page", { page: source.pageNumber })}</span>;
  }
  return source.heading ? (
    <span className="place" data-heading>
      <bdi>{source.heading}</bdi>
    </span>
  ) : null;
}
