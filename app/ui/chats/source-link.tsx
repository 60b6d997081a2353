import type { ReactNode } from "react";
import { InPlaceLink } from "./in-place-link";
import { anchors, type ShownMessage, type ShownSource, sourceQuery } from "./shown";

/** A link that opens a source of an answer; `open` is the number of the open one. */
export function SourceLink({
  message,
  source,
  open,
  describedBy,
  children,
}: {
  message: Pick<ShownMessage, "id">;
  source: ShownSource;
  open: number | undefined;
  /** The id of the text that describes it. */
  describedBy?: string | undefined;
  children: ReactNode;
}) {
  return (
    <InPlaceLink
      id={anchors.source(message.id, source.number)}
      to={sourceQuery(message.id, source.number)}
      hash={anchors.open}
      focus={anchors.openTitle}
      aria-current={source.number === open || undefined}
      aria-describedby={describedBy}
    >
      {children}
    </InPlaceLink>
  );
}
