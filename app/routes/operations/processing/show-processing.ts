import type { AppLoadContext } from "@remix-run/node";
import type { ErrorCode } from "~/contract/errors";
import { isRetriableByOperator } from "~/contract/file-states";
import type { ProcessingFile, ProcessingRow } from "~/contract/processing";
import type { ReadingAttempt } from "~/contract/processing-fields";
import type { SignedInUser } from "~/contract/session";
import { dayIn, formatBytes, formatDate, formatNumber, formatTime, formatTimeOfDay } from "~/i18n/format";
import { sayError, textsFor } from "~/i18n/server";
import { valueText } from "~/ui/charts/value-text";
import type { ShownAttempt, ShownProcessing } from "~/ui/operations/processing/shown-processing";

/** Formats files and attempts for their reader. */
export function processingShower({ language }: AppLoadContext, { timeZone }: SignedInUser) {
  const t = textsFor(language);
  const reader = { language, timeZone };
  const number = (value: number) => formatNumber(value, language);
  const took = (ms: number) => valueText(Math.max(100, Math.round(ms / 100) * 100), language, "seconds");
  const memory = (bytes: number | null) => (bytes === null ? null : formatBytes(bytes, language));
  const why = (reason: string) => sayError(language, reason as ErrorCode);
  const pagesOf = (kind: ProcessingFile["kind"], count: number) =>
    t(kind === "pdf" ? "divisions:pages" : "divisions:sections", { count });

  /** "Hidden text, instructions to assistants, 2 pages": which words are hidden is for the company alone. */
  function heldBy({ kind, held }: ProcessingFile): string | null {
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

  function stepOf(file: ProcessingRow): string | null {
    if (file.status === "queued" && file.place !== null)
      return t("processing:queue.place", { place: number(file.place), waiting: number(file.waiting) });
    if (file.status === "quarantined") return heldBy(file);
    if (file.status === "failed") return file.reason ? why(file.reason) : null;
    if (file.status === "ready")
      return file.tookMs === null ? null : t("processing:readyIn", { time: took(file.tookMs) });
    if (file.status === "reading" || file.status === "indexing")
      return t(`processing:stage.${file.stage ?? "opening"}`);
    return null;
  }

  function progressOf({ kind, status, pagesRead, pagesTotal }: ProcessingFile): string | null {
    if (status === "ready" || status === "quarantined")
      return pagesTotal === null ? null : pagesOf(kind, pagesTotal);
    if (status !== "reading" && status !== "indexing") return null;
    if (pagesTotal === null) return null;
    return t(kind === "pdf" ? "divisions:page.of" : "divisions:page.sectionOf", {
      number: pagesRead,
      total: pagesTotal,
    });
  }

  /** The number shown instead of a name: the end of the id, which differs between files of the same second. */
  const nameOf = ({ id, name }: ProcessingFile) => name ?? t("processing:unnamed", { number: id.slice(-8) });

  function file(of: ProcessingRow): ShownProcessing {
    const { id, status, pagesRead, pagesTotal, createdAt } = of;
    const isToday = dayIn(createdAt, timeZone) === dayIn(new Date(), timeZone);
    return {
      id,
      status,
      pagesRead,
      pagesTotal,
      name: nameOf(of),
      place: [of.companyName, of.divisionName].filter(Boolean).join(t("shell:comma")),
      retriable: status === "failed" && isRetriableByOperator(of.reason),
      step: stepOf(of),
      progress: progressOf(of),
      // A small file must not seem empty.
      megabytes: number(Math.max(0.1, of.bytes / 1_000_000)),
      type: of.kind.toUpperCase(),
      at: createdAt.toISOString(),
      added: isToday
        ? t("chats:today", { time: formatTimeOfDay(createdAt, reader) })
        : formatDate(createdAt, reader),
      exact: formatTime(createdAt, reader),
      speed: of.pagesPerSecond === null ? null : number(of.pagesPerSecond),
      attempts: of.attempts === 0 ? null : number(of.attempts),
      memory: memory(of.maxMemory),
    };
  }

  function attempt(of: ReadingAttempt, kind: ProcessingFile["kind"]): ShownAttempt {
    const lines = [t("processing:attempt.started", { time: formatTime(of.startedAt, reader) })];
    if (of.endedAt) {
      const ms = of.endedAt.getTime() - of.startedAt.getTime();
      lines.push(t("processing:attempt.took", { time: took(ms) }));
      if (of.pages > 0 && ms > 0)
        lines.push(t("processing:attempt.speed", { speed: number((of.pages * 1000) / ms) }));
    }
    lines.push(t("processing:attempt.stage", { stage: t(`processing:stage.${of.stage}`) }));
    if (of.pages > 0) lines.push(pagesOf(kind, of.pages));
    if (of.maxMemory !== null)
      lines.push(t("processing:attempt.memory", { memory: formatBytes(of.maxMemory, language) }));
    if (of.reason) lines.push(why(of.reason));
    return {
      title: t("processing:attempt.number", { number: of.attempt }),
      outcome: t(`processing:outcome.${of.outcome ?? "running"}`),
      ended: of.outcome !== null,
      lines,
    };
  }

  return { file, attempt, number, memory, nameOf, t, reader };
}
