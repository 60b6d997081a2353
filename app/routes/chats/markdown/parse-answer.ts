import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { MarkedBlock, MarkedRun } from "~/ui/chats/answer-blocks";
import { type Look, type Range, runsOfText, type Unsupported } from "./runs";

/** HTML, definitions, bare addresses and underlined headings are not parsed, and remain text. */
const textOnly = {
  disable: { null: ["htmlFlow", "htmlText", "definition", "autolink", "setextUnderline", "codeIndented"] },
};
const options = { extensions: [gfmTable(), textOnly], mdastExtensions: [gfmTableFromMarkdown()] };

/** Chosen: no readable answer nests deeper. Deeper nesting is shown as plain text. */
const maxDepth = 6;
/**
 * The parser's time is quadratic in the marks that can be nested. A text with more of them is shown as plain text.
 * Measured: at most 0.5 s on a busy core.
 */
const limits = { openers: 7, marksOfBlock: 600, cells: 1_000, indent: 40 };
const openers = new RegExp(`^(?:[ \\t]*(?:[>*+-]|\\d{1,9}[.)])){${limits.openers}}`, "m");
const indent = new RegExp(`^[ \\t]{${limits.indent}}`, "m");
const longest = 20_000;

export type ParsedAnswer = { blocks: MarkedBlock[]; lastAt: number; unsupported: boolean };

/**
 * Parses a model's text into blocks; links, pictures and HTML become text. `unsupported`:
 * [start, end] in `text` (UTF-16). `lastAt`: where its last block begins; those before it do not change when the text
 * grows. `unsupported`: one of its runs is.
 */
export function parseAnswer(text: string, unsupported: readonly Range[] = []): ParsedAnswer {
  if (text.length > longest || nests(text))
    return { blocks: [asWritten(text, unsupported)], lastAt: 0, unsupported: unsupported.length > 0 };
  const tree: Root = fromMarkdown(text, options);
  const named = new Set<Range>();
  const blocks = tree.children.flatMap(node => blockOf(node, { text, unsupported, named, depth: 1 }));
  return {
    blocks,
    lastAt: tree.children.at(-1)?.position?.start.offset ?? 0,
    unsupported: blocks.some(marks),
  };
}

const marked = (runs: MarkedRun[]) => runs.some(run => run.unsupported);

function marks(block: MarkedBlock): boolean {
  switch (block.kind) {
    case "paragraph":
      return marked(block.runs);
    case "list":
      return block.items.some(item => item.some(marks));
    case "quote":
      return block.blocks.some(marks);
    case "table":
      return block.rows.some(row => row.some(marked));
    default:
      return false;
  }
}

function nests(text: string): boolean {
  if (openers.test(text) || indent.test(text)) return true;
  const many = (part: string, marks: RegExp, limit: number) => (part.match(marks)?.length ?? 0) > limit;
  return (
    many(text, /\|/g, limits.cells) ||
    text.split(/\n[ \t]*\n/).some(part => many(part, /[*_`[\]!\\&]/g, limits.marksOfBlock))
  );
}

type Within = Unsupported & { text: string; depth: number };

const asWritten = (text: string, unsupported: readonly Range[]): MarkedBlock => ({
  kind: "paragraph",
  runs: runsOfText(text, 0, text, { unsupported, named: new Set() }, {}),
});

const sourceOf = (node: Nodes, { text }: Within) =>
  text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

function blockOf(node: Nodes, within: Within): MarkedBlock[] {
  const { depth } = within;
  const inner = { ...within, depth: depth + 1 };
  switch (node.type) {
    case "paragraph":
      return [{ kind: "paragraph", runs: runsIn(node, within) }];
    case "heading":
      // A heading makes no claim.
      return [{ kind: "heading", runs: runsIn(node, { ...within, unsupported: [] }) }];
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "code":
      return [{ kind: "code", text: node.value }];
    case "table": {
      const [head, ...rows] = node.children.map(row => row.children);
      const cells = (row: Nodes[] | undefined, there: Within) => (row ?? []).map(cell => runsIn(cell, there));
      return [
        {
          kind: "table",
          head: cells(head, { ...within, unsupported: [] }),
          rows: rows.map(row => cells(row, within)),
        },
      ];
    }
    case "list":
    case "blockquote":
      if (depth >= maxDepth)
        return [
          { kind: "paragraph", runs: [{ unsupported: false, pieces: [plain(sourceOf(node, within))] }] },
        ];
      if (node.type === "blockquote")
        return [{ kind: "quote", blocks: node.children.flatMap(child => blockOf(child, inner)) }];
      return [
        {
          kind: "list",
          start: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map(item => item.children.flatMap(child => blockOf(child, inner))),
        },
      ];
    default:
      return [{ kind: "paragraph", runs: [{ unsupported: false, pieces: [plain(sourceOf(node, within))] }] }];
  }
}

const plain = (text: string) => ({ kind: "text" as const, text });

function runsIn(node: Nodes, within: Within, look: Look = {}): MarkedRun[] {
  const said = (text: string) =>
    runsOfText(text, node.position?.start.offset ?? 0, within.text, within, look);
  const children = (also: Look = {}) => {
    if (!("children" in node)) return [];
    if (within.depth >= maxDepth * 2) return said(sourceOf(node, within));
    const inner = { ...within, depth: within.depth + 1 };
    return joined(node.children.flatMap(child => runsIn(child, inner, { ...look, ...also })));
  };
  switch (node.type) {
    case "text":
      return said(node.value);
    case "inlineCode":
      return runsOfText(node.value, (node.position?.start.offset ?? 0) + 1, within.text, within, {
        ...look,
        code: true,
      });
    case "break":
      return said("\n");
    case "image":
    case "imageReference":
      return node.alt ? said(node.alt) : [];
    case "strong":
      return children({ strong: true });
    case "emphasis":
      return children({ italic: true });
    default:
      return "children" in node ? children() : said(sourceOf(node, within));
  }
}

/** Merges adjacent runs with the same support, so that they have one mark. */
function joined(runs: MarkedRun[]): MarkedRun[] {
  const all: MarkedRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.unsupported === run.unsupported) last.pieces.push(...run.pieces);
    else all.push({ ...run, pieces: [...run.pieces] });
  }
  return all;
}
