import type { ReactNode } from "react";
import { NoCompany } from "~/ui/employees/no-company";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { useWorkplace } from "~/ui/shell/frame-data";

/** Explains an empty setting to users without a company or permission. */
export function WithoutCompany({ title, children }: { title: string; children: ReactNode }) {
  if (useWorkplace().user.company) return <NoCompany />;
  return (
    <Sheet>
      <EmptyState title={title}>{children}</EmptyState>
    </Sheet>
  );
}
