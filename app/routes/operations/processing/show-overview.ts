import type { AppLoadContext } from "@remix-run/node";
import type { ProcessingState, Usage } from "~/contract/processing";
import type { SignedInUser } from "~/contract/session";
import { formatBytes, formatNumber, formatPercent, formatTime, formatTimeOfDay } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import type { ShownOverview } from "~/ui/operations/processing/shown-processing";

type Space = { rows: Usage[]; total: number; files: number; bytes: number };

type Rebuild = ShownOverview["index"]["rebuild"];

/**
 * Formats the figures of the overview: received queries, the search index, and the space that files use.
 * @param rebuild what the page offers for the index in Milvus, see {@link rebuildOf}; null for readers who may not change it
 */
export function showOverview(
  context: AppLoadContext,
  user: SignedInUser,
  { state, space, rebuild }: { state: ProcessingState; space: Space; rebuild: Rebuild },
): ShownOverview {
  return {
    queries: showQueries(context, user, state.queries),
    index: { ...showIndex(context, user, state.index), rebuild },
    usage: showUsage(context, space),
  };
}

/** Whether the index in Milvus is being rebuilt, or its rebuilding is offered or asked about; null without Milvus. */
export function rebuildOf({ url }: AppLoadContext, { milvus }: ProcessingState["index"]): Rebuild {
  if (!milvus) return null;
  if (milvus.rebuilding) return "running";
  return url.searchParams.get("rebuild") === "ask" ? "ask" : "offer";
}

function showQueries(
  { language }: AppLoadContext,
  { timeZone }: SignedInUser,
  { waiting, running, doneToday, minutes }: ProcessingState["queries"],
): ShownOverview["queries"] {
  const t = textsFor(language);
  const number = (value: number) => formatNumber(value, language);
  return {
    stats: [
      { name: t("processing:queries.waiting"), value: number(waiting) },
      { name: t("processing:queries.running"), value: number(running) },
      { name: t("processing:queries.done"), value: number(doneToday) },
    ],
    chart: {
      id: "received",
      title: t("messages:queries.received"),
      description: t("processing:queries.about"),
      empty: t("processing:queries.none"),
      spec: {
        kind: "bar",
        stacked: true,
        category: t("processing:queries.minute"),
        categories: minutes.map(({ at }) => formatTimeOfDay(at, { language, timeZone })),
        series: [
          { label: t("dashboard:answered"), values: minutes.map(({ done }) => done) },
          { label: t("dashboard:declined"), values: minutes.map(({ declined }) => declined) },
          { label: t("dashboard:ended"), values: minutes.map(({ ended }) => ended) },
        ],
      },
    },
  };
}

function showIndex(
  { language }: AppLoadContext,
  { timeZone }: SignedInUser,
  index: ProcessingState["index"],
): Omit<ShownOverview["index"], "rebuild"> {
  const { loaded, evictedAt, lastError, vectors, milvus } = index;
  const t = textsFor(language);
  const time = (at: Date) => formatTime(at, { language, timeZone });
  return {
    engine: milvus ? "Milvus" : t("processing:index.memory"),
    facts: indexFacts(index, language),
    warning:
      evictedAt || loaded.bytes > loaded.limitBytes
        ? t("processing:index.full", {
            limit: formatBytes(loaded.limitBytes, language),
            time: time(evictedAt ?? new Date()),
          })
        : null,
    errors: [
      ...(lastError ? [t("processing:index.error", { time: time(lastError.at) })] : []),
      ...(milvus?.state === "unreachable" && milvus.error
        ? [t("processing:index.milvusDown", { time: time(milvus.error.at) })]
        : []),
      ...(vectors?.reason && vectors.failedAt
        ? [
            t("processing:index.vectorsFailed", {
              time: time(vectors.failedAt),
              reason: t(`processing:index.reason.${reasonOf(vectors.reason)}`),
            }),
          ]
        : []),
    ],
  };
}

function indexFacts(
  { entries, behind, loaded, evictions, vectors, milvus }: ProcessingState["index"],
  language: AppLoadContext["language"],
): ShownOverview["index"]["facts"] {
  const t = textsFor(language);
  const number = (value: number) => formatNumber(value, language);
  return [
    { name: t("processing:index.entries"), value: number(entries) },
    { name: t("processing:index.behind"), value: number(behind) },
    { name: t("processing:index.loaded"), value: number(loaded.entries) },
    { name: t("processing:index.companies"), value: number(loaded.companies) },
    { name: t("processing:index.divisions"), value: number(loaded.divisions) },
    {
      name: t("processing:index.used"),
      value: t("processing:index.usedOf", {
        used: formatBytes(loaded.bytes, language),
        limit: formatBytes(loaded.limitBytes, language),
      }),
    },
    { name: t("processing:index.evictions"), value: number(evictions) },
    {
      name: t("processing:index.vectors"),
      value: vectors
        ? t("processing:index.vectorsMade", { made: number(vectors.made), wanted: number(vectors.wanted) })
        : t("processing:index.vectorsOff"),
    },
    ...(vectors ? [{ name: t("processing:index.vectorsLoaded"), value: number(vectors.loaded) }] : []),
    {
      name: "Milvus",
      value: t(milvus ? `processing:index.milvusState.${milvus.state}` : "processing:index.milvusOff"),
    },
    ...(milvus
      ? [
          { name: t("processing:index.milvusEntries"), value: number(milvus.entries) },
          { name: t("processing:index.milvusBehind"), value: number(milvus.behind) },
        ]
      : []),
  ];
}

/** Maps an error code of embedding to the reasons that the operator can remove; all others are "other". */
function reasonOf(code: string): "budget" | "unauthorized" | "dimension" | "other" {
  if (code === "budget") return "budget";
  if (code === "provider_unauthorized") return "unauthorized";
  return code === "embedding_dimension" ? "dimension" : "other";
}

function showUsage(
  { language }: AppLoadContext,
  { rows, total, files, bytes }: Space,
): ShownOverview["usage"] {
  const t = textsFor(language);
  const number = (value: number) => formatNumber(value, language);
  return {
    summary: t("processing:usage.about", {
      count: files,
      space: formatBytes(bytes, language),
      companies: number(total),
    }),
    rows: rows.map(one => {
      const percent = bytes > 0 ? (one.bytes / bytes) * 100 : 0;
      return {
        id: one.id,
        name: one.name,
        files: number(one.files),
        space: formatBytes(one.bytes, language),
        share: formatPercent(percent, language),
        percent,
        divisions: one.divisions.map(({ id, name, files, bytes }) => ({
          id,
          name: name ?? t("processing:unnamedDivision", { number: id.slice(-8) }),
          value: t("processing:usage.files", { count: files, space: formatBytes(bytes, language) }),
        })),
      };
    }),
    more: total > rows.length ? t("processing:usage.more", { count: total - rows.length }) : null,
  };
}
