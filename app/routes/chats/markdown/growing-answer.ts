import type { GrownBlocks } from "~/ui/chats/grown-blocks";
import { parseAnswer } from "./parse-answer";

/**
 * Parses an answer that grows at its end. Parses only the last block again, and hides incomplete parts: a row of a table,
 * marks without their end.
 */
export function growingAnswer(): (text: string) => GrownBlocks {
  let settledAt = 0;
  let settled = 0;
  return text => {
    const tail = text.slice(settledAt);
    const { blocks, lastAt } = parseAnswer(tail);
    if (blocks.length > 1 && lastAt > 0) {
      const from = settled;
      settledAt += lastAt;
      settled += blocks.length - 1;
      return {
        from,
        blocks: [...blocks.slice(0, -1), ...parseAnswer(finished(text.slice(settledAt))).blocks],
      };
    }
    return { from: settled, blocks: parseAnswer(finished(tail)).blocks };
  };
}

/** A growing block as if it ended here. */
export function finished(tail: string): string {
  if (/^ {0,3}(?:```|~~~)/m.test(tail)) return tail;
  const lines = tail.split("\n");
  const last = lines.at(-1) ?? "";
  if (last.startsWith("|")) lines.pop();
  // A table is recognised by its second line.
  if (lines[0]?.startsWith("|") && !lines[1]?.trim()) return "";
  const written = lines
    .join("\n")
    .replace(/(?:\*+|_+|`+|#+ ?|[-+] ?|\d+[.)]? ?)$/, marks =>
      /[\s\n]$/.test(lines.join("\n").slice(0, -marks.length) || "\n") ? "" : marks,
    );
  return closed(closed(written, "**"), "`");
}

/** Closes a mark that is open at the end. */
function closed(text: string, mark: string): string {
  const parts = text.slice(text.lastIndexOf("\n") + 1).split(mark);
  return parts.length % 2 === 1 ? text : `${text.trimEnd()}${mark}`;
}
