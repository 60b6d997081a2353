import type { ReactNode } from "react";
import { Sheet } from "~/ui/primitives/sheet";

/** One thing that the operator can do with an invoice: what it is called, what it does, and its button. */
export function InvoiceAction({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: string;
  children: ReactNode;
}) {
  return (
    <Sheet data-pad className="stack">
      <h2>{title}</h2>
      <p className="small muted">{text}</p>
      {children}
    </Sheet>
  );
}
