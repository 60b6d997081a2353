import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** A link that stays where the reader is on the page, or only its text. */
export function LinkIf({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} preventScrollReset>
      {children}
    </Link>
  );
}
