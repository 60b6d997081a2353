import type { Citation, Message } from "~/contract/answers";
import { type ErrorCode, errorStatus } from "~/contract/errors";
import type { Language } from "~/contract/language";
import { formatDate, formatList } from "~/i18n/format";
import { sayError, textsFor } from "~/i18n/server";
import { relativeTime } from "~/ui/chats/relative-time";
import type { ShownMessage, ShownSource } from "~/ui/chats/shown";
import { parseAnswer } from "./markdown/parse-answer";

export type Reader = { language: Language; timeZone: string };

/** The text of a failure for the asker, who cannot change the provider's address, unlike the data manager. */
const problemOf = (code: ErrorCode, language: Language) =>
  code === "provider_address" ? textsFor(language)("chats:problem.address") : sayError(language, code);

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

/** The notes on a quote's file: that it was replaced, or has expired. */
function fileNotes(
  { replaced, expiredOn }: Pick<Citation, "replaced" | "expiredOn">,
  reader: Reader,
): string[] {
  const t = textsFor(reader.language);
  return [
    ...(replaced ? [t("divisions:cited.replaced")] : []),
    ...(expiredOn
      ? [t("divisions:cited.expired", { date: formatDate(`${expiredOn}T12:00:00Z`, reader) })]
      : []),
  ];
}

/** Sentences that could not be checked, because their source is in another language, do not count as covered. */
function coveredOf({ claims, state, unsupported, unchecked }: Message): ShownMessage["covered"] {
  if (claims === null || state !== "complete") return null;
  return { claims, by: Math.max(0, claims - unsupported.length - unchecked) };
}

/** A source as the page renders it, without server-only data. */
export function shownSource(citation: Citation, reader: Reader): ShownSource {
  const { number, fileName, pageNumber, heading, sentence, before, after, further, language, confidence } =
    citation;
  return {
    number,
    fileName,
    pageNumber,
    heading,
    sentence,
    before,
    after,
    further,
    language,
    confidence,
    approved: shownApproval(citation.approved, reader),
    notes: fileNotes(citation, reader),
  };
}

/** A question with its answer as the page renders it, without server-only data. */
export function shownMessage(message: Message, reader: Reader, now: Date): ShownMessage {
  const t = textsFor(reader.language);
  const approved = isApproved(message);
  const model = approved ? null : modelOf(message.answerer);
  const parsed = model && message.answer ? parseAnswer(message.answer, message.unsupported) : null;
  return {
    id: message.id,
    attempt: message.attempt,
    askedBy: message.askedBy,
    question: message.question,
    answer: message.answer,
    blocks: parsed?.blocks ?? null,
    state: message.state,
    problem: message.state === "failed" ? problemOf(codeOf(message.reason), reader.language) : null,
    model,
    approved,
    standIn: message.standIn,
    sources: message.citations.map(citation => shownSource(citation, reader)),
    // Headings make no claims, so their marks need no explanation.
    unsupported: parsed && !parsed.unsupported ? [] : message.unsupported,
    unchecked: message.unchecked,
    covered: coveredOf(message),
    givesRule: message.givesRule,
    searchedAs: message.searchedAs,
    context: message.askedBy === null ? message.context : null,
    otherLanguages: languageNames(message.otherLanguages, reader.language),
    withheld: message.withheld,
    versions: message.versions,
    askedAt: message.createdAt.toISOString(),
    when: relativeTime(message.createdAt, now, reader, time => t("chats:today", { time })),
  };
}

/** Whether the whole answer is an approved one; a model may also quote one among others. */
const isApproved = ({ answer, citations: [first, ...others] }: Message) =>
  first?.approved != null && others.length === 0 && answer === `${first.sentence} [1]`;

/** An approval for its reader, with a formatted last day. */
const shownApproval = (approved: Citation["approved"], { language }: Pick<Reader, "language">) =>
  approved && { ...approved, until: formatDate(approved.until, { language, timeZone: "UTC" }) };

const codeOf = (reason: string | null): ErrorCode =>
  reason !== null && reason in errorStatus ? (reason as ErrorCode) : "unexpected";
