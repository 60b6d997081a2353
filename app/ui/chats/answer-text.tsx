import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CopyButton } from "~/ui/primitives/copy-button";
import type { MarkedPiece, MarkedRun } from "./answer-blocks";
import { citeLook, citeOn } from "./cite";
import { InPlaceLink } from "./in-place-link";
import { MarkedAnswer } from "./marked-answer";
import { anchors, type ShownMessage, type ShownSource, sourceQuery } from "./shown";
import { type AnswerBlock, type Piece, type Run, splitAnswer } from "./split-answer";

const Root = styled.div`
  max-inline-size: var(--measure); font: 400 var(--t17) var(--font); text-wrap: pretty; overflow-wrap: anywhere;
  [dir="rtl"] & { font: 400 1.125rem/2rem var(--font); }
  &[data-written] { hyphens: auto; }
  > * + * { margin-block-start: var(--s3); }
  p { white-space: pre-line; }
  > * + p[data-quote] { margin-block-start: 1.25rem; }
  p[data-quote] { padding-inline-start: calc(1.125rem - 3px); border-inline-start: 3px solid var(--accent); font-weight: 500; }
  p[data-quote="further"] { border-inline-start-color: var(--line-2); font: 400 var(--t15) var(--font); }
  > .further { margin-block-start: var(--s6); color: var(--muted); font: 600 var(--t13) var(--font); }
  > .further + p[data-quote] { margin-block-start: var(--s2); }
  ol, ul { display: grid; gap: var(--s2); }
  /* On each item's own side: a list in another direction than the page keeps its signs. */
  li { margin-inline-start: 1.75rem; }
  ol { list-style: decimal; }
  ul { list-style: disc; }
  li::marker { color: var(--muted); font-variant-numeric: tabular-nums; }
  blockquote { margin-inline: 0; padding-inline-start: var(--s4); border-inline-start: 3px solid var(--line-2); color: var(--muted); }
  blockquote > * + *, li > * + * { margin-block-start: var(--s2); }
  hr { border: 0; border-block-start: 1px solid var(--line-2); }
  code { padding: 0.0625rem 0.25rem; border-radius: var(--r-mark); background: var(--sunken); font-family: ui-monospace, monospace; font-size: 0.9em; }
  .code { border: 1px solid var(--line-2); border-radius: var(--r-control); background: var(--sunken); }
  .code > button { padding-inline: var(--s3); }
  pre { overflow-x: auto; margin: 0; padding: var(--s3); white-space: pre; }
  pre code { padding: 0; background: none; }
  .table { overflow-x: auto; border: 1px solid var(--line-2); border-radius: var(--r-control); }
  table { border-collapse: collapse; inline-size: 100%; font: 400 var(--t15) var(--font); }
  th, td { min-inline-size: 6rem; padding: var(--s2) var(--s3); text-align: start; vertical-align: top; overflow-wrap: normal; }
  th { background: var(--sunken); font-weight: 600; }
  tbody tr { border-block-start: 1px solid var(--line-2); }
  .beside { display: grid; gap: var(--s1); margin-inline-start: 1.125rem; color: var(--muted); font: 400 var(--t15) var(--font); }
  .beside div { display: grid; grid-template-columns: 3.75rem minmax(0, 1fr); gap: var(--s2); }
  @media (max-width: 639px) { .beside div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
  .beside dt { font: 500 0.8125rem/1.5rem var(--font); }
  .beside dd { margin: 0; white-space: pre-line; }
  .cite { ${citeLook} }
  a.cite:hover, .cite[data-on] { ${citeOn} }
  .unsupported { text-decoration: underline wavy var(--warn-line) 1px; text-underline-offset: 0.25em; }
  .word { margin-inline: 0.375rem 0.125rem; padding-inline: 0.375rem; border: 1px solid var(--warn-line); border-radius: var(--r-mark); background: var(--warn-fill); color: var(--warn); font: 600 var(--t13) var(--font); white-space: nowrap; }
`;

/** Keeps a source's number on the line of the preceding word. */
const wordJoiner = "\u2060";

type ShownAnswer = Pick<ShownMessage, "id" | "answer" | "blocks" | "sources" | "unsupported" | "model">;

/** An answer as text with citation marks. `open`: the number of the open source. */
export function AnswerText({ message, open }: { message: ShownAnswer; open?: number | undefined }) {
  const { t } = useTranslation("chats");
  const sourceNumbers = new Set(message.sources.map(source => source.number));
  const cite = (number: number) =>
    sourceNumbers.has(number) ? (
      <InPlaceLink
        className="cite"
        to={sourceQuery(message.id, number)}
        hash={anchors.open}
        focus={anchors.openTitle}
        data-on={number === open || undefined}
        aria-label={number === open ? t("source.markOpen", { number }) : t("source.mark", { number })}
      >
        {number}
      </InPlaceLink>
    ) : (
      <span className="cite">{number}</span>
    );
  const firstFurther = message.sources.find(({ further }) => further);
  const piece = (one: Piece | MarkedPiece, next: Piece | MarkedPiece | undefined) => {
    if (one.kind === "cite") return cite(one.number);
    const text = next?.kind === "cite" ? one.text.trimEnd() + wordJoiner : one.text;
    return emphasised(one, text);
  };
  const run = ({ unsupported, pieces, ...run }: Run | MarkedRun) => {
    const inside = numbered<Piece | MarkedPiece>(pieces).map(([key, one]) => (
      <Fragment key={key}>{piece(one, pieces[key + 1])}</Fragment>
    ));
    if (!unsupported) return inside;
    return (
      <>
        <span className="unsupported">{inside}</span>
        {"quiet" in run ? null : <span className="word">{t("unsupported.word")}</span>}
      </>
    );
  };
  const runs = (all: (Run | MarkedRun)[]) =>
    numbered(all).map(([key, one]) => <Fragment key={key}>{run(one)}</Fragment>);
  if (message.blocks) {
    return (
      <Root data-written>
        <MarkedAnswer blocks={message.blocks} runs={runs} copy={text => <CopyButton text={() => text} />} />
      </Root>
    );
  }
  return (
    <Root data-written={message.model ? true : undefined}>
      {numbered(splitAnswer(message.answer, message.unsupported)).map(([key, block]) => {
        const quoted = message.model ? undefined : sourceOf(block, message.sources);
        return (
          <Fragment key={key}>
            {quoted === firstFurther && quoted ? <p className="further">{t("further")}</p> : null}
            <Block block={block} runs={runs} quote={quoted} />
            <QuoteContext source={quoted} />
          </Fragment>
        );
      })}
    </Root>
  );
}

function emphasised(
  { strong, italic, code }: { strong?: boolean; italic?: boolean; code?: boolean },
  text: string,
): ReactNode {
  const plain = code ? <code>{text}</code> : text;
  const leaning = italic ? <em>{plain}</em> : plain;
  return strong ? <strong>{leaning}</strong> : leaning;
}

/** The source of a quote: the built-in answerer's paragraphs cite one each. */
function sourceOf(block: AnswerBlock, sources: ShownSource[]): ShownSource | undefined {
  if (block.kind !== "paragraph") return undefined;
  const cite = block.runs.flatMap(({ pieces }) => pieces).find(piece => piece.kind === "cite");
  return sources.find(({ number }) => number === cite?.number);
}

/** The sentences around a quote, and of a list its other items, paler. */
function QuoteContext({ source }: { source: ShownSource | undefined }) {
  const { t } = useTranslation("chats");
  if (!source?.before && !source?.after) return null;
  return (
    <dl className="beside">
      {source.before ? (
        <div>
          <dt>{t("beside.before")}</dt>
          <dd dir="auto" lang={source.language ?? undefined}>
            {source.before}
          </dd>
        </div>
      ) : null}
      {source.after ? (
        <div>
          <dt>{t("beside.after")}</dt>
          <dd dir="auto" lang={source.language ?? undefined}>
            {source.after}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Text only grows at its end, so indexes are stable keys. */
const numbered = <Part,>(parts: Part[]) => parts.map((part, index) => [index, part] as const);

function Block({
  block,
  runs,
  quote,
}: {
  block: AnswerBlock;
  runs: (all: Run[]) => React.ReactNode;
  quote: ShownSource | undefined;
}) {
  if (block.kind === "paragraph")
    return (
      <p
        dir="auto"
        lang={quote?.language ?? undefined}
        data-quote={quote && (quote.further ? "further" : "answer")}
      >
        {runs(block.runs)}
      </p>
    );
  const items = numbered(block.items).map(([key, item]) => (
    <li key={key} value={item.number} dir="auto">
      {runs(item.runs)}
    </li>
  ));
  return block.items[0]?.number === undefined ? <ul>{items}</ul> : <ol>{items}</ol>;
}
