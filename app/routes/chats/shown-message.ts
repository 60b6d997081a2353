import type { Message } from "~/contract/answers";
import { type ErrorCode, errorStatus } from "~/contract/errors";
import type { Language } from "~/contract/language";
import { formatList } from "~/i18n/format";
import { sayError, textsFor } from "~/i18n/server";
import { relativeTime } from "~/ui/chats/relative-time";
import type { ShownMessage } from "~/ui/chats/shown";

export type Reader = { language: Language; timeZone: string };

/** The model's name; null for the built-in answerer, which only quotes. */
export const modelOf = (answerer: string) => (answerer === "builtin" ? null : answerer);

function languageNames(languages: Language[], reader: Language): string | null {
  if (languages.length === 0) return null;
  const names = new Intl.DisplayNames([reader], { type: "language" });
  return formatList(
    languages.map(language => names.of(language) ?? language),
    reader,
  );
}

/** A question with its answer as the page renders it, without server-only data. */
export function shownMessage(message: Message, reader: Reader, now: Date): ShownMessage {
  const t = textsFor(reader.language);
  return {
    id: message.id,
    attempt: message.attempt,
    askedBy: message.askedBy,
    question: message.question,
    answer: message.answer,
    state: message.state,
    problem: message.state === "failed" ? sayError(reader.language, codeOf(message.reason)) : null,
    model: modelOf(message.answerer),
    sources: message.citations.map(
      ({ number, fileName, pageNumber, heading, sentence, before, after, language }) => ({
        number,
        fileName,
        pageNumber,
        heading,
        sentence,
        before,
        after,
        language,
      }),
    ),
    unsupported: message.unsupported,
    unchecked: message.unchecked,
    searchedAs: message.searchedAs,
    otherLanguages: languageNames(message.otherLanguages, reader.language),
    withheld: message.withheld,
    askedAt: message.createdAt.toISOString(),
    when: relativeTime(message.createdAt, now, reader, time => t("chats:today", { time })),
  };
}

const codeOf = (reason: string | null): ErrorCode =>
  reason !== null && reason in errorStatus ? (reason as ErrorCode) : "unexpected";
