import { Fragment } from "react";

/**
 * A name that may have no spaces, such as a file's name or an address: it breaks after its separators before it breaks
 * within a word. Copied, it has no more characters than it has.
 */
export function LongName({ name }: { name: string }) {
  return (
    <bdi>
      {name.split(/(?<=[@_.–-])(?=\S)/u).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, never reordered
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
