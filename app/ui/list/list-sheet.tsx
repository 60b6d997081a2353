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
 * unfiltered list, or, if that is empty, `add` to create the first row.
 */
export function ListSheet({
  texts,
  query,
  paging,
  filtered,
  filters,
  inUse = 0,
  kept = {},
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
  add?: ReactNode;
  children: (parts: ListParts) => ReactNode;
}) {
  const { pathname, search } = useLocation();
  const empty =
    filtered || paging.page > 1 ? (
      <NoMatch>{texts.noMatchText}</NoMatch>
    ) : (
      <EmptyState title={texts.none} action={add}>
        {texts.noneText}
      </EmptyState>
    );
  return (
    <Sheet>
      <ListTools
        inside
        key={search}
        label={texts.search}
        search={query.search}
        size={query.size}
        kept={{ ...kept, sort: query.sort }}
        inUse={inUse}
        all={pathname}
      >
        {filters}
      </ListTools>
      {children({ sort: query.sort, sortTo: sort => withParams(search, { sort }), empty })}
      <Pagination inside paging={paging} to={page => withParams(search, { page })} />
    </Sheet>
  );
}
