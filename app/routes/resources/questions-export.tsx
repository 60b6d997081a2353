import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { logQuery } from "~/routes/chats/log-query";
import { escapeLine } from "~/routes/chats/markdown/escape-markdown";
import { writeAnswer } from "~/routes/chats/markdown/write-answer";
import { modelOf, type Reader } from "~/routes/chats/shown-message";
import { timeHead } from "~/routes/list/export-dates";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { sendMarkdown } from "~/routes/list/send-markdown";
import { sendTable } from "~/routes/list/send-table";
import { requireSignedIn } from "~/session/require-access";
import { stateKey } from "../chats/state-key";

/** The user's own questions that the log's filter finds, with their answers, as CSV, XLSX or Markdown. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { search, outcome, feedback } = logQuery(context.url);
  const filter = { search, outcome, feedback };
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await api.questions.export(filter);
  const pieces = piecesOf(async (piece, after) =>
    piece === 1 ? first : api.questions.export({ ...filter, ...after, piece }),
  );
  if (context.url.searchParams.get("format") === "md")
    return sendMarkdown(exportName(context), sections(context, pieces));
  return sendTable(
    context,
    exportTable(exportName(context), columnsOf(context), pieces),
    exportedList(context),
  );
}

type Exported = Awaited<ReturnType<AppLoadContext["api"]["questions"]["export"]>>["rows"][number];

async function* sections(
  context: AppLoadContext,
  pieces: AsyncGenerator<Exported[]>,
): AsyncGenerator<string> {
  const { user } = requireSignedIn(context);
  const t = textsFor(context.language);
  const reader = { language: context.language, timeZone: user.timeZone };
  yield `# ${escapeLine(t("ask:log"))}`;
  yield escapeLine(t("chats:export.head", { time: formatTime(new Date(), reader) }));
  for await (const rows of pieces) for (const row of rows) yield sectionOf(row, reader);
}

/** A question as a section: its text, chat and time, its answer, and the author of the answer. */
function sectionOf(row: Exported, reader: Reader): string {
  const t = textsFor(reader.language);
  const model = modelOf(row.answerer);
  const where = [row.chatName, formatTime(row.createdAt, reader), t(stateKey(row))];
  const by = model ? t("chats:by.model", { model }) : t("chats:by.builtin");
  const answer = row.withheld ? t(`chats:withheld.${row.withheld}`) : writeAnswer(row.answer, model);
  return [
    `## ${escapeLine(row.question)}`,
    `*${escapeLine(where.join(t("shell:comma")))}*`,
    answer,
    row.answer
      ? `*${escapeLine([by, `${t("shell:label", { name: t("ask:column.sources") })} ${row.sources}`].join(t("shell:comma")))}*`
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function columnsOf(context: AppLoadContext): ExportColumns<Exported> {
  const t = textsFor(context.language);
  return [
    [timeHead(t("ask:column.asked"), requireSignedIn(context).user), row => ({ time: row.createdAt })],
    [t("ask:column.question"), row => row.question],
    [t("ask:column.chat"), row => row.chatName],
    [t("ask:column.state"), row => t(stateKey(row))],
    [t("ask:column.answer"), row => (row.withheld ? t(`chats:withheld.${row.withheld}`) : row.answer)],
    [t("ask:column.sources"), row => row.sources],
    [
      t("ask:column.by"),
      row => {
        const model = modelOf(row.answerer);
        return model ? t("chats:by.model", { model }) : t("chats:by.builtin");
      },
    ],
    [t("ask:column.firstWord"), row => row.firstWordMs],
    [t("ask:column.took"), row => row.tookMs],
    [
      t("ask:column.feedback"),
      row => (row.liked === null ? "" : t(row.liked ? "ask:liked" : "ask:disliked")),
    ],
  ];
}
