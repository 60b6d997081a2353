import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** A link that keeps the scroll position; without an address only its text. */
export function LinkIf({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} preventScrollReset>
      {children}
    </Link>
  );
}
