import type { AppLoadContext } from "@remix-run/node";
import type { ErrorCode } from "~/contract/errors";
import { isRetriableByOperator, shownStatus } from "~/contract/file-states";
import type { ProcessingFile, ProcessingRow } from "~/contract/processing";
import type { ReadingAttempt } from "~/contract/processing-fields";
import type { SignedInUser } from "~/contract/session";
import { dayIn, formatBytes, formatDate, formatNumber, formatTime, formatTimeOfDay } from "~/i18n/format";
import { sayError, textsFor } from "~/i18n/server";
import { valueText } from "~/ui/charts/value-text";
import type { ShownAttempt, ShownProcessing } from "~/ui/operations/processing/shown-processing";

/** Formats files and attempts for their reader. */
export function processingShower({ language }: AppLoadContext, { timeZone }: SignedInUser) {
  const writer = processingWriter({ language, timeZone });
  const { t, number } = writer;
  return {
    file: (row: ProcessingRow) => shownFile(row, writer),
    attempt: (attempt: ReadingAttempt, kind: ProcessingFile["kind"]) => shownAttempt(attempt, kind, writer),
    nameOf: (file: ProcessingFile) => nameOf(file, writer),
    number,
    t,
  };
}

type Reader = { language: AppLoadContext["language"]; timeZone: string };
type Writer = ReturnType<typeof processingWriter>;

/** The formats that files and attempts share, in the reader's language. */
function processingWriter(reader: Reader) {
  const { language } = reader;
  const t = textsFor(language);
  return {
    t,
    reader,
    number: (value: number) => formatNumber(value, language),
    took: (ms: number) => valueText(Math.max(100, Math.round(ms / 100) * 100), language, "seconds"),
    memory: (bytes: number | null) => (bytes === null ? null : formatBytes(bytes, language)),
    why: (reason: string) => sayError(language, reason as ErrorCode),
    pagesOf: (kind: ProcessingFile["kind"], count: number) =>
      t(kind === "pdf" ? "divisions:pages" : "divisions:sections", { count }),
  };
}

/** "Hidden text, instructions to assistants, 2 pages": which words are hidden is for the company alone. */
function heldBy({ kind, held }: ProcessingFile, { t, pagesOf }: Writer): string | null {
  if (!held) return null;
  const hidden = held.kinds.some(one => one !== "order");
  const orders = held.kinds.includes("order");
  return [
    hidden ? t("processing:held.hidden") : null,
    orders ? t("processing:held.order") : null,
    // A number stays with what it counts.
    pagesOf(kind, held.pages).replaceAll(" ", "\u00a0"),
  ]
    .filter(Boolean)
    .join(t("shell:comma"));
}

function stepOf(file: ProcessingRow, writer: Writer): string | null {
  const { t, number, took, why } = writer;
  if (file.status === "queued" && file.place !== null)
    return t("processing:queue.place", { place: number(file.place), waiting: number(file.waiting) });
  if (file.status === "quarantined") return heldBy(file, writer);
  if (file.status === "failed") return file.reason ? why(file.reason) : null;
  if (file.status === "ready")
    return file.tookMs === null ? null : t("processing:readyIn", { time: took(file.tookMs) });
  if (file.status === "reading" || file.status === "indexing")
    return t(`processing:stage.${file.stage ?? "opening"}`);
  return null;
}

function progressOf(
  { kind, status, pagesRead, pagesTotal }: ProcessingFile,
  { t, pagesOf }: Writer,
): string | null {
  if (pagesTotal === null) return null;
  if (status === "ready" || status === "quarantined") return pagesOf(kind, pagesTotal);
  if (status !== "reading" && status !== "indexing") return null;
  return t(kind === "pdf" ? "divisions:page.of" : "divisions:page.sectionOf", {
    number: pagesRead,
    total: pagesTotal,
  });
}

/** The number shown instead of a name: the end of the id, which differs between files of the same second. */
const nameOf = ({ id, name }: ProcessingFile, { t }: Writer) =>
  name ?? t("processing:unnamed", { number: id.slice(-8) });

function shownFile(row: ProcessingRow, writer: Writer): ShownProcessing {
  const { t, reader, number, memory } = writer;
  const { id, status, pagesRead, pagesTotal, createdAt } = row;
  const isToday = dayIn(createdAt, reader.timeZone) === dayIn(new Date(), reader.timeZone);
  return {
    id,
    status,
    stopped: shownStatus(status, row.reason) === "stopped",
    pagesRead,
    pagesTotal,
    name: nameOf(row, writer),
    place: [row.companyName, row.divisionName].filter(Boolean).join(t("shell:comma")),
    retriable: status === "failed" && isRetriableByOperator(row.reason),
    step: stepOf(row, writer),
    progress: progressOf(row, writer),
    // A small file must not seem empty.
    megabytes: number(Math.max(0.1, row.bytes / 1_000_000)),
    type: row.kind.toUpperCase(),
    at: createdAt.toISOString(),
    added: isToday
      ? t("chats:today", { time: formatTimeOfDay(createdAt, reader) })
      : formatDate(createdAt, reader),
    exact: formatTime(createdAt, reader),
    speed: row.pagesPerSecond === null ? null : number(row.pagesPerSecond),
    attempts: row.attempts === 0 ? null : number(row.attempts),
    memory: memory(row.maxMemory),
  };
}

function shownAttempt(
  attempt: ReadingAttempt,
  kind: ProcessingFile["kind"],
  { t, reader, number, took, why, pagesOf }: Writer,
): ShownAttempt {
  const { startedAt, endedAt, pages, maxMemory, stage, reason, outcome } = attempt;
  const lines = [t("processing:attempt.started", { time: formatTime(startedAt, reader) })];
  if (endedAt) {
    const ms = endedAt.getTime() - startedAt.getTime();
    lines.push(t("processing:attempt.took", { time: took(ms) }));
    if (pages > 0 && ms > 0)
      lines.push(t("processing:attempt.speed", { speed: number((pages * 1000) / ms) }));
  }
  lines.push(t("processing:attempt.stage", { stage: t(`processing:stage.${stage}`) }));
  if (pages > 0) lines.push(pagesOf(kind, pages));
  if (maxMemory !== null)
    lines.push(t("processing:attempt.memory", { memory: formatBytes(maxMemory, reader.language) }));
  if (reason) lines.push(why(reason));
  return {
    title: t("processing:attempt.number", { number: attempt.attempt }),
    outcome: t(`processing:outcome.${outcome ?? "running"}`),
    ended: outcome !== null,
    lines,
  };
}
