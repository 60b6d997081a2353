import { Link } from "@remix-run/react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";

/**
 * A sortable column header: `sort` is the list's order, a column's name or, descending, that with a minus. A
 * press sorts by it, and again in reverse.
 */
export function SortHead({
  column,
  sort,
  to,
  end,
  children,
}: {
  column: string;
  sort: string;
  to: (sort: string) => string;
  /** Above numbers, aligned as they are. */
  end?: boolean | undefined;
  children: string;
}) {
  const up = sort === column;
  const down = sort === `-${column}`;
  const Mark = up ? ArrowUp : down ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      className={end ? "end" : undefined}
      aria-sort={up ? "ascending" : down ? "descending" : undefined}
    >
      <Link to={to(up ? `-${column}` : column)} preventScrollReset>
        {children}
        <Mark size={16} />
      </Link>
    </th>
  );
}
