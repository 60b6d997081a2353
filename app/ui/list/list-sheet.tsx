import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { ListTools } from "./list-tools";
import { NoMatch } from "./no-match";
import { Pagination } from "./pagination";
import { withParams } from "./with-params";

/** The props of the list's table: its order, the address of another order, and its content without rows. */
type ListParts = { sort: string; sortTo: (sort: string) => string; empty: ReactNode };

/**
 * A list in its sheet: search and filters, the table (`children`), page numbers. Without rows it shows a link to the
 * unfiltered list, or, if that is empty, only `add` to create the first row: there is nothing to search yet.
 */
export function ListSheet({
  texts,
  query,
  paging,
  filtered,
  filters,
  inUse = 0,
  kept = {},
  whole,
  add,
  children,
}: {
  texts: Record<"search" | "noMatchText" | "none" | "noneText", string>;
  query: { search: string; size: number; sort: string };
  paging: Parameters<typeof Pagination>[0]["paging"];
  filtered: boolean;
  filters?: ReactNode;
  /** The number of set filters. */
  inUse?: number;
  /** Other parameters of the address, which a search keeps. */
  kept?: Record<string, string | undefined>;
  /** The address of the unfiltered list, if it is not that of the page. */
  whole?: string | undefined;
  add?: ReactNode;
  children: (parts: ListParts) => ReactNode;
}) {
  const { pathname, search } = useLocation();
  const all = whole ?? pathname;
  const none = !filtered && paging.total === 0;
  const empty = none ? (
    <EmptyState title={texts.none} action={add}>
      {texts.noneText}
    </EmptyState>
  ) : (
    <NoMatch all={all}>{texts.noMatchText}</NoMatch>
  );
  return (
    <Sheet>
      {none ? null : (
        <ListTools
          inside
          label={texts.search}
          search={query.search}
          size={query.size}
          kept={{ ...kept, sort: query.sort }}
          inUse={inUse}
          all={all}
        >
          {filters}
        </ListTools>
      )}
      {children({ sort: query.sort, sortTo: sort => withParams(search, { sort }), empty })}
      <Pagination inside paging={paging} to={page => withParams(search, { page })} />
    </Sheet>
  );
}
