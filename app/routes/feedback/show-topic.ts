import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import type { Topic } from "~/contract/topics";
import { formatDate } from "~/i18n/format";

/** Formats an open topic for its reader. */
export function topicShower({ language }: AppLoadContext, { timeZone }: SignedInUser) {
  return ({ firstAt, lastAt, words, ...topic }: Topic) => ({
    ...topic,
    name: words.join(" · "),
    first: formatDate(firstAt, { language, timeZone }),
    last: formatDate(lastAt, { language, timeZone }),
    lastAt: lastAt.toISOString(),
  });
}
