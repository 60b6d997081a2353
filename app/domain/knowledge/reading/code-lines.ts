import { endsText } from "./join-lines";
import { type Row, rowText } from "./pdf-rows";

/** The right edge of a page's text, and the usual distance of its lines. */
interface TextArea {
  right: number;
  lineStep: number;
}

/** Maximum number of lines that code within a sentence fills. */
const maxInline = 2;
/** Three words: fewer are a title or the term of an entry. */
const words = /\p{L}{2}.* \p{L}{2}.* \p{L}/u;

/**
 * The rows of code that belong to prose: within a sentence, because a line's end happens to be before a long command, or because
 * it is displayed ("Mit" above "git pull" above "holen Sie die Änderungen."), or the term of an entry with a description.
 */
export function inlineCode(rows: Row[], area: TextArea): Set<Row> {
  const inline = new Set<Row>();
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (!row.code || before?.code) continue;
    const end = rows.findIndex((other, index) => index > at && !other.code);
    const run = rows.slice(at, end < 0 ? undefined : end);
    const next = rows[at + run.length];
    const isPart =
      (before && continuesSentence(run, before, next, area)) || (run.length === 1 && isTerm(rows, at, area));
    if (isPart) for (const one of run) inline.add(one);
  }
  return inline;
}

const isClose = (row: Row, before: Row, { lineStep }: TextArea) =>
  row.y - before.y <= 1.3 * Math.max(lineStep, row.size);

/**
 * Whether the description of an option or a command hangs below it, as below "-a, --alles". After code that a colon announces,
 * and above prose that begins farther out, it is a paragraph with an indented first line.
 */
function isTerm(rows: Row[], at: number, area: TextArea): boolean {
  const [term, first, second] = rows.slice(at, at + 3) as [Row, Row?, Row?];
  const before = rows[at - 1];
  if (!first || !isClose(first, term, area) || first.left <= term.left + term.size) return false;
  if (before && /:$/.test(rowText(before))) return false;
  return !second || second.code || !isClose(second, first, area) || second.left > term.left + term.size;
}

function continuesSentence(run: Row[], before: Row, next: Row | undefined, area: TextArea): boolean {
  const [first] = run as [Row];
  if (!isClose(first, before, area) || endsText(rowText(before)) || !words.test(rowText(before)))
    return false;
  const text = rowText(first);
  const firstWord = ((first.right - first.left) * text.split(" ", 1)[0]!.length) / text.length;
  const isFull = area.right - before.right <= firstWord + 2 * first.size;
  // A list of names, as in "Felder: author, editor,".
  if (isFull && [before, ...run.slice(0, -1)].every(row => rowText(row).endsWith(","))) return true;
  if (run.length > maxInline) return false;
  return run.length === 1 || isFull || (next !== undefined && /^\p{Ll}/u.test(rowText(next)));
}

export function withoutCode({ code: _, ...row }: Row): Row {
  return row;
}
