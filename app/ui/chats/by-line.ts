import type { TFunction } from "i18next";
import type { ShownMessage } from "./shown";

/** The author of an answer's words. */
export function byLine({ approved, model }: ShownMessage, t: TFunction<["chats", "shell"]>): string {
  if (approved) return t("by.approved");
  return model ? t("by.model", { model }) : t("by.builtin");
}
