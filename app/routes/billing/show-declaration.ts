import type { Declaration } from "~/contract/declarations";
import type { Language } from "~/contract/language";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import type { ShownDeclaration } from "~/ui/billing/declaration-table";

/** A declaration as lists and its page show it. */
export function shownDeclaration(
  row: Declaration,
  reader: { language: Language; timeZone: string },
): ShownDeclaration {
  const { id, name, email, contract, state, kind, extraordinary, receivedAt } = row;
  const what = kind === "withdrawal" ? ("withdrawal" as const) : extraordinary ? "extraordinary" : "ordinary";
  return {
    id,
    name,
    email,
    contract,
    state,
    what: textsFor(reader.language)(`contracts:what.${what}`),
    received: formatTime(receivedAt, reader),
    receivedAt: receivedAt.toISOString(),
  };
}
