import type { TFunction } from "i18next";
import type { ShownMessage } from "./shown";

/** The author of an answer's words; undefined for a fixed reply, which quotes nothing. */
export function byLine(
  { approved, model, sources }: Pick<ShownMessage, "approved" | "model" | "sources">,
  t: TFunction<["chats", "shell"]>,
): string | undefined {
  if (approved) return t("by.approved");
  if (model) return t("by.model", { model });
  return sources.length > 0 ? t("by.builtin") : undefined;
}
