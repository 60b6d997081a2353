import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PageParagraph } from "~/ui/chat/mark-page";
import { type LeafBlock, readBlocks } from "./read-blocks";

const Root = styled.article`
  padding: var(--s8) var(--s10); margin-inline-end: 6px; border: 1px solid var(--line-2); border-radius: 2px; background: var(--leaf);
  box-shadow: 3px 3px 0 -1px var(--canvas), 3px 3px 0 0 var(--line-2), 6px 6px 0 -1px var(--canvas), 6px 6px 0 0 var(--line-2);
  font: 400 var(--t16) var(--font); hyphens: auto; overflow-wrap: anywhere;
  > * + * { margin-block-start: var(--s3); }
  .run { padding-block-end: var(--s2); margin-block-end: var(--s4); border-block-end: 1px solid var(--line-2); font: 400 var(--t13) var(--font); color: var(--muted); }
  h2 { margin-block-start: var(--s5); font: 650 var(--t16) var(--font); letter-spacing: 0; hyphens: manual; }
  h2:first-of-type { margin-block-start: 0; }
  p { white-space: pre-line; }
  dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: var(--s1) var(--s4); padding-block: var(--s2); border-block-start: 1px solid var(--line); font: 400 var(--t15) var(--font); }
  dl + dl { margin-block-start: 0; }
  dt { color: var(--muted); max-inline-size: 14rem; }
  .number { margin-block-start: var(--s6); text-align: center; font: 400 var(--t13) var(--font); color: var(--muted); }
  mark { padding-block: 0.0625rem; background: var(--mark); color: inherit; box-shadow: 0 2px 0 var(--primary); -webkit-box-decoration-break: clone; box-decoration-break: clone; scroll-margin-block: 6rem; }
  @media (max-width: 639px) { padding: var(--s5) var(--s4); dl { grid-template-columns: minmax(0, 1fr); } dd + dt { margin-block-start: var(--s1); } }
  @media print { border: 0; box-shadow: none; padding: 0; }
`;

/** A page of a document as paper: its text as it was read, the marked place on it. */
export function Leaf({
  heading,
  paragraphs,
  number,
}: {
  heading: string | null;
  paragraphs: PageParagraph[];
  number: number | null;
}) {
  const { t } = useTranslation("divisions");
  const blocks = readBlocks(paragraphs, heading);
  const first = blocks.findIndex(({ parts }) => parts.some(part => part.marked));
  return (
    <Root dir="auto" lang="">
      {heading ? (
        <p className="run" dir="auto">
          {heading}
        </p>
      ) : null}
      {blocks.length === 0 ? <p className="muted">{t("page.empty")}</p> : null}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page does not change its order
        <Block key={index} block={block} mark={index === first ? "mark" : undefined} />
      ))}
      {number === null ? null : <p className="number num">{number}</p>}
    </Root>
  );
}

function Block({ block, mark }: { block: LeafBlock; mark: string | undefined }) {
  const at = block.parts.findIndex(part => part.marked);
  const inner = block.parts.map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <mark key={index} id={index === at ? mark : undefined}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  if (block.kind === "heading") return <h2 dir="auto">{inner}</h2>;
  // A marked row stays as it was written: the mark may end in the middle of it.
  if (block.kind === "paragraph" || at >= 0) return <p dir="auto">{inner}</p>;
  const cells = block.cells.map(({ name, value }) => [
    <dt key={`${name} name`}>{name}</dt>,
    <dd key={`${name} value`}>{value}</dd>,
  ]);
  return <dl dir="auto">{cells}</dl>;
}
