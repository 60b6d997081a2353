import { Children, type ReactNode } from "react";

const word = /(e-mails?)/i;

/**
 * A short text whose "E-Mail" stays on one line: a browser breaks after each hyphen, and "E-" alone says nothing. Other
 * content is unchanged.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content === "string")
    return word.test(content) ? <span>{content.split(word).map(kept)}</span> : content;
  return Array.isArray(content) ? Children.map(content, unbroken) : content;
}

/** Every second part is the word, as `split` returns it. */
function kept(part: string, at: number): ReactNode {
  if (at % 2 === 0) return part;
  return (
    <span key={at} className="whole">
      {part}
    </span>
  );
}
