import type { MarkedBlock, MarkedPiece, MarkedRun } from "~/ui/chats/answer-blocks";
import { escapeLine, escapeMarkdown } from "./escape-markdown";
import { parseAnswer } from "./parse-answer";

/** Writes an answer as Markdown: a model's as shown, quotes of the built-in answerer (`model` null) word for word. */
export const writeAnswer = (answer: string, model: string | null): string =>
  model
    ? writeBlocks(parseAnswer(answer).blocks)
    : escapeMarkdown(answer).replace(/\\\[(\d{1,3})\\\]/g, "[$1]");

/** Writes the blocks of an answer as Markdown, with escaped text. */
const writeBlocks = (blocks: MarkedBlock[]): string => blocks.map(writeBlock).join("\n\n");

function writeBlock(block: MarkedBlock): string {
  switch (block.kind) {
    case "paragraph":
      return writeRuns(block.runs, escapeMarkdown);
    case "heading":
      return `**${plainOf(block.runs)}**`;
    case "list":
      return block.items
        .map((item, at) => {
          const mark = block.start === null ? "- " : `${block.start + at}. `;
          return mark + indented(writeBlocks(item), " ".repeat(mark.length)).trimStart();
        })
        .join("\n");
    case "quote":
      return indented(writeBlocks(block.blocks), "> ");
    case "code": {
      // A fence longer than any in the code.
      const fence = "`".repeat(
        Math.max(3, ...[...block.text.matchAll(/`+/g)].map(([run]) => run.length + 1)),
      );
      return `${fence}\n${block.text}\n${fence}`;
    }
    case "table":
      return [block.head, block.head.map(() => null), ...block.rows]
        .map(cells => `| ${cells.map(cell => (cell ? writeRuns(cell, escapeLine) : "---")).join(" | ")} |`)
        .join("\n");
    case "rule":
      return "---";
  }
}

const indented = (text: string, by: string) =>
  text
    .split("\n")
    .map(line => by + line)
    .join("\n");

/** Bold text, in which marks would end the bold. */
const plainOf = (runs: MarkedRun[]) =>
  runs
    .flatMap(run => run.pieces)
    .map(piece => (piece.kind === "cite" ? `[${piece.number}]` : escapeLine(piece.text)))
    .join("")
    .trim();

const writeRuns = (runs: MarkedRun[], plain: (text: string) => string) =>
  runs
    .flatMap(run => run.pieces)
    .map(piece => writePiece(piece, plain))
    .join("");

function writePiece(piece: MarkedPiece, plain: (text: string) => string): string {
  if (piece.kind === "cite") return `[${piece.number}]`;
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(piece.text) ?? [];
  const mark = piece.strong ? "**" : piece.italic ? "*" : "";
  return words ? `${before}${mark}${plain(words)}${mark}${after}` : piece.text;
}
