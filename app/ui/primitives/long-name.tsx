import { Fragment } from "react";

/** The extension of a file's name with up to four characters before it, which are not broken. */
const ending = /[^\s@]{1,4}\.\p{L}[\p{L}\d]{1,4}$/u;

/**
 * A name that may have no spaces, such as a file's name or an address. It breaks after separators rather than within a
 * word, and never before a file's extension. Adds no characters to copied text.
 */
export function LongName({ name }: { name: string }) {
  const end = name.includes("@") ? "" : (ending.exec(name)?.[0] ?? "");
  const parts = name.slice(0, name.length - end.length).split(/(?<=[@_.–-])(?=\S)/u);
  return (
    <bdi>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name, never reordered
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
      {end ? <span style={{ whiteSpace: "nowrap" }}>{end}</span> : null}
    </bdi>
  );
}
