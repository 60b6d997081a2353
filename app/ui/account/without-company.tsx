import type { ReactNode } from "react";
import { NoCompany } from "~/ui/employees/no-company";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { useWorkplace } from "~/ui/shell/frame-data";

/** Why a setting of companies shows nothing: to users without a company, or to those whose role leaves it out. */
export function WithoutCompany({ title, children }: { title: string; children: ReactNode }) {
  if (useWorkplace().user.company) return <NoCompany />;
  return (
    <Sheet>
      <EmptyState title={title}>{children}</EmptyState>
    </Sheet>
  );
}
