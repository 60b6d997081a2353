import type { GrownBlocks } from "~/ui/chats/grown-blocks";
import { parseAnswer } from "./parse-answer";

/**
 * Blocks of an answer that grows at its end. Only its last block is parsed again, and what is half written does not
 * show itself: a row of a table, marks without their end.
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
  // A table is one only from its second line on.
  if (lines[0]?.startsWith("|") && !lines[1]?.trim()) return "";
  const written = lines
    .join("\n")
    .replace(/(?:\*+|_+|`+|#+ ?|[-+] ?|\d+[.)]? ?)$/, marks =>
      /[\s\n]$/.test(lines.join("\n").slice(0, -marks.length) || "\n") ? "" : marks,
    );
  return closed(closed(written, "**"), "`");
}

/** Marks that are open at the end, closed. */
function closed(text: string, mark: string): string {
  const parts = text.slice(text.lastIndexOf("\n") + 1).split(mark);
  return parts.length % 2 === 1 ? text : `${text.trimEnd()}${mark}`;
}
