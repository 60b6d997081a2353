import { useTranslation } from "react-i18next";
import type { InvoiceState } from "~/contract/invoice-states";
import { Badge } from "~/ui/primitives/badge";

const tones = {
  open: "info",
  part_paid: "info",
  paid: "ok",
  overdue: "warn",
  cancelled: undefined,
  offset: undefined,
} as const;

/** An invoice's state. */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const { t } = useTranslation("invoices");
  const tone = tones[state];
  return <Badge {...(tone ? { tone } : {})}>{t(`state.${state}`)}</Badge>;
}
