/** A paragraph of a page; parts with `marked` are the cited sentence. */
export type PageParagraph = { parts: { text: string; marked: boolean }[] };

type Mark = { sentence: string; start: number; end: number };

/**
 * A page's text as paragraphs (separated by empty lines), with the cited sentence marked by its offsets (UTF-16),
 * or where it is found if the page has been re-read since.
 */
export function markPage(text: string, mark?: Mark): PageParagraph[] {
  const [from, to] = mark ? place(text, mark) : [0, 0];
  let at = 0;
  return text.split("\n\n").flatMap(paragraph => {
    const start = at;
    const end = start + paragraph.length;
    at = end + 2;
    if (!paragraph.trim()) return [];
    const inner = [from, to].filter(cut => cut > start && cut < end);
    const edges = [start, ...inner, end];
    const parts = edges.slice(0, -1).map((first, index) => {
      const last = edges[index + 1]!;
      return { text: text.slice(first, last), marked: from <= first && last <= to };
    });
    return [{ parts: parts.filter(part => part.text) }];
  });
}

function place(text: string, { sentence, start, end }: Mark): [number, number] {
  if (text.slice(start, end) === sentence) return [start, end];
  const index = text.indexOf(sentence);
  return index === -1 ? [0, 0] : [index, index + sentence.length];
}
