import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import type { Topic } from "~/contract/topics";
import { formatDate } from "~/i18n/format";

/** The title of a topic: the name that the model gave it, or its words. */
export const topicTitle = ({ name, words }: Pick<Topic, "name" | "words">) => name ?? words.join(" · ");

/** Formats an open topic for its reader. */
export function topicShower({ language }: AppLoadContext, { timeZone }: SignedInUser) {
  return ({ firstAt, lastAt, words, name, ...topic }: Topic) => ({
    ...topic,
    name: topicTitle({ words, name }),
    /** The words of the topic, if its name is from the model. */
    words: name === null ? null : words.join(" · "),
    first: formatDate(firstAt, { language, timeZone }),
    last: formatDate(lastAt, { language, timeZone }),
    lastAt: lastAt.toISOString(),
  });
}
