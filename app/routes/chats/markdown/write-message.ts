import type { Message } from "~/contract/answers";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import type { ShownMessage } from "~/ui/chats/shown";
import { type Reader, shownMessage } from "../shown-message";
import { stateKey } from "../state-key";
import { escapeLine, escapeMarkdown } from "./escape-markdown";
import { writeAnswer } from "./write-answer";

/** A question with its answer and sources as a section of a Markdown file. `asker`: the reader's own name. */
export function writeMessage(message: Message, asker: string, reader: Reader): string {
  const t = textsFor(reader.language);
  const shown = shownMessage(message, reader, message.createdAt);
  const by = [message.askedBy ?? asker, formatTime(message.createdAt, reader)].join(t("shell:comma"));
  const author = shown.answer && !shown.withheld ? authorOf(shown, reader) : undefined;
  return [
    `## ${escapeLine(message.question)}`,
    `*${escapeLine(by)}*`,
    answerOf(shown, reader),
    author ? `*${escapeLine(author)}*` : "",
    sourcesOf(shown, reader),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Who wrote the answer's words; undefined for a fixed reply, which quotes nothing. */
function authorOf({ approved, model, sources }: ShownMessage, { language }: Reader): string | undefined {
  const t = textsFor(language);
  if (approved) return t("chats:by.approved");
  if (model) return t("chats:by.model", { model });
  return sources.length > 0 ? t("chats:by.builtin") : undefined;
}

function answerOf(shown: ShownMessage, { language }: Reader): string {
  const t = textsFor(language);
  if (shown.withheld)
    return shown.withheld === "division" && shown.askedBy !== null
      ? t("chats:withheld.other")
      : t(`chats:withheld.${shown.withheld}`);
  const end =
    shown.problem ??
    (shown.state === "complete" ? "" : t(stateKey({ state: shown.state, sources: shown.sources.length })));
  return [writeAnswer(shown.answer, shown.model), end && escapeMarkdown(end)].filter(Boolean).join("\n\n");
}

function sourcesOf({ sources }: ShownMessage, { language }: Reader): string {
  const t = textsFor(language);
  return sources
    .map(({ number, fileName, pageNumber, heading, sentence, notes }) => {
      const place = pageNumber === null ? heading : t("chats:source.page", { page: pageNumber });
      const from = [fileName, place, ...notes].filter(Boolean).join(t("shell:comma"));
      return `- [${number}] ${escapeLine(from)}\n  > ${escapeLine(sentence)}`;
    })
    .join("\n");
}
