import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { logQuery } from "~/routes/chats/log-query";
import { modelOf } from "~/routes/chats/shown-message";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { sendTable } from "~/routes/list/send-table";
import { requireSignedIn } from "~/session/require-access";

/** The user's own questions that the log's filter finds, with their answers, as CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { search, outcome } = logQuery(context.url);
  const filter = { search, outcome };
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await api.questions.export(filter);
  const pieces = piecesOf(async piece => (piece === 1 ? first : api.questions.export({ ...filter, piece })));
  return sendTable(context, exportTable("questions", columnsOf(context), pieces), paths.ask.log(user.access));
}

type Exported = Awaited<ReturnType<AppLoadContext["api"]["questions"]["export"]>>["rows"][number];

function columnsOf(context: AppLoadContext): ExportColumns<Exported> {
  const t = textsFor(context.language);
  return [
    [t("ask:column.asked"), row => row.createdAt.toISOString()],
    [t("ask:column.question"), row => row.question],
    [t("ask:column.chat"), row => row.chatName],
    [t("ask:column.state"), row => t(`ask:state.${row.state}`)],
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
  ];
}
