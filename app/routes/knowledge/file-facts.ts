import type { AppLoadContext } from "@remix-run/node";
import { formatBytes, formatDate, formatNumber, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { requireSignedIn } from "~/session/require-access";

type FileDetails = Awaited<ReturnType<AppLoadContext["api"]["files"]["read"]>>;

/** The details of a file as a description list, without unknown ones. */
export function fileFacts(context: AppLoadContext, found: FileDetails) {
  const { user } = requireSignedIn(context);
  const { language } = context;
  const t = textsFor(language);
  const reader = { language, timeZone: user.timeZone };
  const facts: [string, string | null][] = [
    [t("divisions:new.division"), found.divisionName],
    [t("divisions:file.folder"), found.folder ? isolate(found.folder) : null],
    [t("divisions:file.size"), formatBytes(found.bytes, language)],
    [t("divisions:file.uploaded"), formatTime(found.createdAt, reader)],
    found.mailedBy
      ? [t("divisions:file.mailedBy"), isolate(found.mailedBy)]
      : [t("divisions:file.uploadedBy"), found.uploadedBy],
    [t("divisions:file.version"), formatNumber(found.versionNumber, language)],
    [t("divisions:file.owner"), found.owner?.name ?? null],
    [
      t("divisions:file.validUntil"),
      found.validUntil ? formatDate(`${found.validUntil}T12:00:00Z`, reader) : null,
    ],
    [
      t("divisions:file.leftOut"),
      found.hiddenWords > 0 ? t("divisions:page.hiddenWords", { count: found.hiddenWords }) : null,
    ],
    [
      t("divisions:file.afterQuarantine"),
      found.released && found.status !== "quarantined"
        ? t(`divisions:file.released.${found.released}`)
        : null,
    ],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : { name, value }));
}
