import type { AppLoadContext } from "@remix-run/node";
import type { Tag } from "~/contract/tags";
import { formatList } from "~/i18n/format";
import { textsFor } from "~/i18n/server";

/** The sentence that names the records with a tag, as far as the reader may see them; null without any. */
export function losesOf(
  { language }: AppLoadContext,
  tag: Pick<Tag, "feedback" | "files" | "emails" | "chats">,
): string | null {
  const t = textsFor(language);
  const uses = (["feedback", "files", "emails", "chats"] as const)
    .filter(kind => tag[kind] > 0)
    .map(kind => t(`tags:uses.${kind}`, { count: tag[kind] }));
  return uses.length > 0 ? t("tags:loses", { uses: formatList(uses, language) }) : null;
}
