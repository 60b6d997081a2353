import { Fragment, type ReactNode } from "react";
import type { MarkedBlock, MarkedRun } from "./answer-blocks";

/** Blocks only grow at their end, so indexes are stable keys. */
const numbered = <Part,>(parts: Part[]) => parts.map((part, index) => [index, part] as const);

/**
 * Renders a model's answer in Markdown. Its text cannot produce other elements or attributes. `runs` renders text, `copy`
 * the button at a block of code.
 */
export function MarkedAnswer({
  blocks,
  runs,
  copy,
}: {
  blocks: MarkedBlock[];
  runs: (all: MarkedRun[]) => ReactNode;
  copy?: (text: string) => ReactNode;
}) {
  return numbered(blocks).map(([key, block]) => (
    <Fragment key={key}>
      <Block block={block} runs={runs} copy={copy} />
    </Fragment>
  ));
}

type Shown = Omit<Parameters<typeof MarkedAnswer>[0], "blocks" | "copy"> & {
  copy: ((text: string) => ReactNode) | undefined;
};

function Block({ block, runs, copy }: Shown & { block: MarkedBlock }) {
  const inner = (blocks: MarkedBlock[]) => (
    <MarkedAnswer blocks={blocks} runs={runs} {...(copy ? { copy } : {})} />
  );
  switch (block.kind) {
    case "paragraph":
      return <p dir="auto">{runs(block.runs)}</p>;
    case "heading":
      return (
        <p dir="auto">
          <strong>{runs(block.runs)}</strong>
        </p>
      );
    case "rule":
      return <hr />;
    case "quote":
      return <blockquote>{inner(block.blocks)}</blockquote>;
    case "code":
      return (
        <div className="code" dir="ltr">
          {copy?.(block.text)}
          <pre>
            <code>{block.text}</code>
          </pre>
        </div>
      );
    case "list": {
      const items = numbered(block.items).map(([key, item]) => (
        <li key={key} dir="auto">
          {inner(item)}
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case "table":
      return <MarkedTable block={block} runs={runs} />;
  }
}

function MarkedTable({
  block: { head, rows },
  runs,
}: {
  block: Extract<MarkedBlock, { kind: "table" }>;
  runs: Shown["runs"];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <div className="table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {numbered(head).map(([key, cell]) => (
              <th key={key} scope="col" dir="auto">
                {runs(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(([key, row]) => (
            <tr key={key}>
              {numbered(row).map(([at, cell]) => (
                <td key={at} dir="auto">
                  {runs(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
