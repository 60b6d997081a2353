import type { AppLoadContext } from "@remix-run/node";
import type { ErrorCode } from "~/contract/errors";
import { isRetriable, shownStatus } from "~/contract/file-states";
import type { KnowledgeFile } from "~/contract/files";
import type { SignedInUser } from "~/contract/session";
import { formatBytes, formatDate, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { ShownFile } from "~/ui/knowledge/shown-file";

const day = 86_400_000;

/** Formats files for their reader: numbers and times in the reader's language and time zone. */
export function fileShower({ language }: AppLoadContext, { timeZone }: SignedInUser) {
  const reader = { language, timeZone };
  return (file: KnowledgeFile): ShownFile => {
    const { id, kind, name, folder, status, pagesTotal, pagesRead, createdAt } = file;
    const young = Date.now() - createdAt.getTime() < day;
    return {
      id,
      kind,
      name,
      folder,
      status,
      pagesTotal,
      pagesRead,
      open: file.firstPageId && status === "ready" ? paths.knowledge.page(id, file.firstPageId) : null,
      uploadedBy: file.uploadedBy,
      mailedBy: file.mailedBy,
      replaces: file.replaces?.name ?? null,
      versionNumber: file.versionNumber,
      expiredOn: file.expired && file.validUntil ? formatDate(`${file.validUntil}T12:00:00Z`, reader) : null,
      tags: file.tags,
      size: formatBytes(file.bytes, language),
      stopped: shownStatus(status, file.reason) === "stopped",
      retriable: isRetriable(file.reason),
      // A failed new version does not have versions of its own: the next one takes its place.
      replaceAt: paths.knowledge.replaceFile(file.replaces?.id ?? id),
      reason: reasonOf(file, language),
      at: createdAt.toISOString(),
      when: young ? formatTime(createdAt, reader) : formatDate(createdAt, reader),
      exact: formatTime(createdAt, reader),
    };
  };
}

/** Why a file is not ready, as a sentence: who stopped its processing, if that is known. */
function reasonOf({ reason, stoppedBy }: KnowledgeFile, language: AppLoadContext["language"]): string | null {
  if (!reason) return null;
  if (!stoppedBy) return sayError(language, reason as ErrorCode);
  const t = textsFor(language);
  return stoppedBy.name === null
    ? t("divisions:stoppedByOperator")
    : t("divisions:stoppedBy", { name: isolate(stoppedBy.name) });
}

/** Whether a file is being processed. */
export const isBusy = ({ status }: ShownFile): boolean =>
  !["ready", "failed", "quarantined"].includes(status);
