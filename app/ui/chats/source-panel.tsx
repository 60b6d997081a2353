import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { OriginalView } from "~/ui/original/original-view";
import { LongName } from "~/ui/primitives/long-name";
import { ApprovedMark } from "./approved-mark";
import { citeLook, citeOn } from "./cite";
import { InPlaceLink } from "./in-place-link";
import { markPage, type PageParagraph } from "./mark-page";
import { anchors, type OpenSource, quoteQuery, sourceQuery } from "./shown";

const Root = styled.aside`
  border-block: 1px solid var(--line); background: var(--canvas);
  > div { padding-block: var(--s5); }
  .top { display: flex; align-items: flex-start; justify-content: space-between; gap: var(--s2); }
  .top > div { min-inline-size: 0; overflow-wrap: break-word; }
  /* It gets the focus: the line above it, with the way back, stays below the navigation bar. */
  h2 { scroll-margin-block-start: 3rem; font: 650 var(--t16) var(--font); letter-spacing: 0; }
  .ask { margin-block-start: var(--s3); font: 500 var(--t15) var(--font); }
  .note { color: var(--warn); font-weight: 600; }
  nav { display: flex; margin: -0.25rem 0 0; margin-inline-end: -0.5rem; }
  nav > * { display: inline-grid; place-items: center; inline-size: var(--control-h); block-size: var(--control-h); border-radius: var(--r-control); color: var(--ink); }
  nav > a:hover { background: var(--sunken); color: var(--ink); }
  nav > span { color: var(--control); }
  .leaf {
    margin-block: var(--s4); margin-inline-end: 6px; padding: var(--s6); padding-inline-start: 2.75rem; border: 1px solid var(--line-2); border-radius: 2px; background: var(--leaf);
    box-shadow: 3px 3px 0 -1px var(--canvas), 3px 3px 0 0 var(--line-2), 6px 6px 0 -1px var(--canvas), 6px 6px 0 0 var(--line-2);
    font: 400 var(--t15) var(--font); overflow-wrap: anywhere; white-space: pre-line;
  }
  .leaf p { unicode-bidi: plaintext; }
  .leaf p + p, .leaf details + p { margin-block-start: var(--s3); }
  summary { margin-block-end: var(--s3); color: var(--accent-deep); font: 500 var(--t13) var(--font); cursor: pointer; }
  .leaf .run { padding-block-end: var(--s2); margin-block-end: var(--s4); border-block-end: 1px solid var(--line-2); font: 400 var(--t13) var(--font); color: var(--muted); }
  .leaf .number { margin-block-start: var(--s5); text-align: center; font: 400 var(--t13) var(--font); color: var(--muted); }
  .hit { position: relative; }
  .hit > .cite { ${citeLook} ${citeOn} position: absolute; inset-inline-start: -2rem; inset-block-start: 0.125rem; margin: 0; }
  mark { padding-block: 0.0625rem; background: var(--mark); color: inherit; box-shadow: 0 2px 0 var(--primary); -webkit-box-decoration-break: clone; box-decoration-break: clone; }
  .pages { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2); font: 400 var(--t15) var(--font); }
  .pages > :first-child { margin-inline-end: auto; color: var(--muted); }
  .pages a { display: inline-flex; align-items: center; min-block-size: 2rem; padding: 0.125rem var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); color: var(--ink); font: 600 var(--t15) var(--font); text-decoration: none; }
  .pages a:hover { background: var(--sunken); }
  @media (max-width: 639px) {
    .pages { flex-wrap: nowrap; gap: var(--s1); }
    .pages > :first-child { flex: 1; min-inline-size: 0; line-height: 1.25; }
    .pages a { flex: none; min-block-size: 2.75rem; padding-inline: var(--s2); }
  }
  /* Within the thread, a long page scrolls with it between the two lines of links, which would cover a low window, as at 400 % zoom. */
  @media (max-width: 1279px) and (min-height: 30rem) {
    .top { position: sticky; inset-block-start: var(--bar, 3.75rem); z-index: 1; padding-block: var(--s2); background: var(--canvas); }
    .top h2 { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
    .pages { position: sticky; inset-block-end: 0; z-index: 1; padding-block: var(--s2); background: var(--canvas); }
  }
  @media (min-width: 1280px) {
    &&& { padding: 0; border-block: 0; border-inline-start: 1px solid var(--line); }
    /* The page scrolls between the two lines of links, which stay in sight beside the footer too. */
    > div { display: flex; flex-direction: column; position: sticky; inset-block-start: var(--bar, 3.75rem); max-block-size: calc(100vh - var(--bar, 3.75rem) - 4.25rem); padding: var(--s5); }
    .between { display: contents; }
    .leaf, .drawn { overflow-y: auto; scrollbar-gutter: stable; }
  }
`;

/** An open source: the file's page with the sentence marked, or the sentence alone. `own`: of the reader's own chat; `asks`: they may ask there. */
export function SourcePanel({ source, own, asks }: { source: OpenSource; own: boolean; asks: boolean }) {
  const { t } = useTranslation("chats");
  const to = (number: number, pageId?: string) => ({
    to: sourceQuery(source.messageId, number, pageId),
    hash: anchors.open,
    focus: anchors.openTitle,
  });
  const listed = anchors.source(source.messageId, source.number);
  const { page } = source;
  return (
    <Root aria-labelledby={anchors.openTitle}>
      <div>
        <div className="top">
          <div>
            <p className="tiny muted">{t("source.of", { number: source.number, total: source.of })}</p>
            <h2 id={anchors.openTitle} tabIndex={-1}>
              <LongName name={source.fileName} />
            </h2>
            {source.notes.map(note => (
              <p key={note} className="note small">
                {note}
              </p>
            ))}
          </div>
          <nav aria-label={t("source.navigation")}>
            <Step
              link={source.number > 1 ? to(source.number - 1) : undefined}
              label={t("source.previous")}
              icon={<ChevronLeft size={20} aria-hidden className="flips" />}
            />
            <Step
              link={source.number < source.of ? to(source.number + 1) : undefined}
              label={t("source.next")}
              icon={<ChevronRight size={20} aria-hidden className="flips" />}
            />
            <Step
              link={{ to: "?", hash: listed, focus: listed }}
              label={t("source.close")}
              icon={<X size={20} aria-hidden />}
            />
          </nav>
        </div>
        {asks ? (
          <p className="ask">
            <InPlaceLink
              to={quoteQuery(source.messageId, source.number)}
              hash={anchors.composer}
              focus={anchors.composer}
            >
              {t("source.ask")}
            </InPlaceLink>
          </p>
        ) : null}
        {page ? null : <Quote source={source} own={own} />}
        {/* The lower line of links sticks within this, so that it never lies on the upper one. */}
        {page ? (
          <div className="between">
            {page.original && page.number !== null ? (
              <OriginalView
                fileId={page.fileId}
                number={page.number}
                sentence={page.end > page.start ? source.sentence : null}
              >
                <Leaf source={source} page={page} />
              </OriginalView>
            ) : (
              <Leaf source={source} page={page} />
            )}
            <div className="pages">
              <span className="num">
                {page.number === null
                  ? t("source.sectionOf", { section: page.ordinal + 1, total: page.total })
                  : t("source.pageOf", { page: page.number, total: page.total })}
              </span>
              {page.previousId ? (
                <InPlaceLink {...to(source.number, page.previousId)} aria-label={t("page.previousLong")}>
                  {t("page.previous")}
                </InPlaceLink>
              ) : null}
              {page.nextId ? (
                <InPlaceLink {...to(source.number, page.nextId)} aria-label={t("page.nextLong")}>
                  {t("page.next")}
                </InPlaceLink>
              ) : null}
              <a
                href={paths.knowledge.download(page.fileId)}
                aria-label={t(page.replaced ? "source.downloadNew" : "source.download")}
                download
              >
                <Download size={16} aria-hidden />
              </a>
            </div>
          </div>
        ) : null}
      </div>
    </Root>
  );
}

function Step({
  link,
  label,
  icon,
}: {
  link: { to: string; hash: string; focus: string } | undefined;
  label: string;
  icon: React.ReactNode;
}) {
  if (!link) return <span aria-hidden>{icon}</span>;
  return (
    <InPlaceLink {...link} aria-label={label}>
      {icon}
    </InPlaceLink>
  );
}

/** Text this many characters above the marked sentence is collapsed. */
const contextBefore = 300;

function Leaf({ source, page }: { source: OpenSource; page: NonNullable<OpenSource["page"]> }) {
  const { t } = useTranslation("chats");
  const paragraphs = markPage(page.text, { ...page, sentence: source.sentence });
  const hit = paragraphs.findIndex(({ parts }) => parts.some(part => part.marked));
  const folded = foldedBefore(paragraphs, hit);
  return (
    <article className="leaf" aria-labelledby={anchors.openTitle} dir="auto">
      {page.number === null && page.heading ? (
        <p className="run" dir="auto">
          {page.heading}
        </p>
      ) : null}
      {folded > 0 ? (
        <details>
          <summary dir="auto">{t("source.above")}</summary>
          <Paragraphs all={paragraphs.slice(0, folded)} />
        </details>
      ) : null}
      <Paragraphs all={paragraphs.slice(folded)} hit={hit - folded} number={source.number} />
      {page.number === null ? null : <p className="number num">{page.number}</p>}
    </article>
  );
}

/** Number of collapsed paragraphs, so that the marked one is visible at once. */
function foldedBefore(paragraphs: PageParagraph[], hit: number): number {
  let shown = 0;
  let first = hit;
  while (first > 0) {
    shown += paragraphs[first - 1]!.parts.reduce((sum, part) => sum + part.text.length, 0);
    if (shown > contextBefore) break;
    first -= 1;
  }
  return Math.max(0, first);
}

function Paragraphs({ all, hit, number }: { all: PageParagraph[]; hit?: number; number?: number }) {
  return all.map(({ parts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change its order
    <p key={index} className={index === hit ? "hit" : undefined}>
      {index === hit ? (
        <span className="cite" aria-hidden>
          {number}
        </span>
      ) : null}
      {parts.map(part => (part.marked ? <mark key={part.text}>{part.text}</mark> : part.text))}
    </p>
  ));
}

function Quote({ source, own }: { source: OpenSource; own: boolean }) {
  const { t } = useTranslation("chats");
  const place = source.pageNumber === null ? source.heading : t("source.page", { page: source.pageNumber });
  return (
    <>
      <blockquote className="leaf" dir="auto">
        {place ? (
          <p className="run" dir="auto">
            {place}
          </p>
        ) : null}
        <p className="hit">
          <span className="cite" aria-hidden>
            {source.number}
          </span>
          <mark>{source.sentence}</mark>
        </p>
      </blockquote>
      {source.approved ? (
        <ApprovedMark approved={source.approved} />
      ) : (
        <p className="small muted">{t(own ? "source.quoteOnly" : "source.quoteOnlyPublic")}</p>
      )}
    </>
  );
}
