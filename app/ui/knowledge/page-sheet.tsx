import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PageParagraph } from "~/ui/chats/mark-page";
import { readBlocks, type SheetBlock } from "./read-blocks";

const Root = styled.article`
  padding: var(--s8) var(--s10); margin-inline-end: 6px; border: 1px solid var(--line-2); border-radius: 2px; background: var(--leaf);
  box-shadow: 3px 3px 0 -1px var(--canvas), 3px 3px 0 0 var(--line-2), 6px 6px 0 -1px var(--canvas), 6px 6px 0 0 var(--line-2);
  font: 400 var(--t16) var(--font); hyphens: auto; overflow-wrap: anywhere;
  > * + * { margin-block-start: var(--s3); }
  .run { padding-block-end: var(--s2); margin-block-end: var(--s4); border-block-end: 1px solid var(--line-2); font: 400 var(--t13) var(--font); color: var(--muted); }
  h2 { margin-block-start: var(--s5); font: 650 var(--t16) var(--font); letter-spacing: 0; hyphens: manual; }
  h2:first-of-type { margin-block-start: 0; }
  p { white-space: pre-line; }
  .table { overflow-x: auto; }
  table { inline-size: 100%; border-collapse: collapse; font: 400 var(--t15) var(--font); font-variant-numeric: tabular-nums lining-nums; hyphens: manual; overflow-wrap: break-word; }
  th, td { min-inline-size: 4rem; padding: var(--s2); text-align: start; vertical-align: top; border-block-end: 1px solid var(--line-2); }
  :is(th, td):first-child { padding-inline-start: 0; }
  [data-short] { white-space: nowrap; }
  thead th { font: 600 var(--t13) var(--font); color: var(--muted); vertical-align: bottom; }
  .number { margin-block-start: var(--s6); text-align: center; font: 400 var(--t13) var(--font); color: var(--muted); }
  mark { padding-block: 0.0625rem; background: var(--mark); color: inherit; box-shadow: 0 2px 0 var(--primary); -webkit-box-decoration-break: clone; box-decoration-break: clone; scroll-margin-block: 6rem; }
  @media (max-width: 639px) { padding: var(--s5) var(--s4); }
  @media print { border: 0; box-shadow: none; padding: 0; }
`;

/** A page of a document: its text as it was read, with the cited sentence marked. */
export function PageSheet({
  language,
  heading,
  paragraphs,
  number,
}: {
  /** The document's language, for hyphenation and speech. */
  language: string | null;
  heading: string | null;
  paragraphs: PageParagraph[];
  number: number | null;
}) {
  const { t } = useTranslation("divisions");
  const blocks = readBlocks(paragraphs, heading);
  const first = blocks.findIndex(isMarked);
  const numberOf = (at: number) => blocks.slice(0, at + 1).filter(block => block.kind === "table").length;
  return (
    <Root dir="auto" lang={language ?? ""}>
      {heading ? (
        <p className="run" dir="auto">
          {heading}
        </p>
      ) : null}
      {blocks.length === 0 ? <p className="muted">{t("page.empty")}</p> : null}
      {blocks.map((block, index) => {
        const mark = index === first ? "mark" : undefined;
        // A page's text never changes its order.
        return block.kind === "table" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SheetTable key={index} table={block} mark={mark} label={`${t("page.table")} ${numberOf(index)}`} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Words key={index} block={block} mark={mark} />
        );
      })}
      {number === null ? null : <p className="number num">{number}</p>}
    </Root>
  );
}

type Table = SheetBlock & { kind: "table" };
type Prose = Exclude<SheetBlock, Table>;

const isMarked = (block: SheetBlock) =>
  block.kind === "table" ? block.rows.some(row => row.marked) : block.parts.some(part => part.marked);

function Words({ block, mark }: { block: Prose; mark: string | undefined }) {
  const first = block.parts.findIndex(part => part.marked);
  const inner = block.parts.map((part, index) =>
    part.marked ? (
      <mark key={part.text} id={index === first ? mark : undefined}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  return block.kind === "heading" ? <h2 dir="auto">{inner}</h2> : <p dir="auto">{inner}</p>;
}

/** Wide tables scroll, also by keyboard. */
function SheetTable({ table, mark, label }: { table: Table; mark: string | undefined; label: string }) {
  const first = table.rows.findIndex(row => row.marked);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="table" aria-label={label} tabIndex={0} dir="auto">
      <table>
        <thead>
          <tr>
            {table.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page do not change their order
            <tr key={at}>
              {row.cells.map((cell, index) => (
                <td key={table.columns[index]} data-short={cell.length <= 12 || undefined}>
                  {row.marked && cell ? (
                    <mark id={at === first && index === 0 ? mark : undefined}>{cell}</mark>
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
