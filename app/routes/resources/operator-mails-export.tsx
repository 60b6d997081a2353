import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { OperatorMail } from "~/contract/operator-mails";
import { textsFor } from "~/i18n/server";
import { timeHead } from "~/routes/list/export-dates";
import { exportedList, exportName } from "~/routes/list/export-name";
import { type ExportColumns, exportTable, piecesOf } from "~/routes/list/export-rows";
import { filterOf } from "~/routes/list/list-query";
import { sendTable } from "~/routes/list/send-table";
import { mailsQuery, purposeName, reasonOf } from "~/routes/operator-mail/mail-shown";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The mails that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const filter = filterOf(mailsQuery(context.url));
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const first = await or404(api.operatorMails.export(filter));
  const pieces = piecesOf(async piece =>
    piece === 1 ? first : api.operatorMails.export({ ...filter, piece }),
  );
  return sendTable(
    context,
    exportTable(exportName(context), columnsOf(context), pieces),
    exportedList(context),
  );
}

function columnsOf(context: AppLoadContext): ExportColumns<OperatorMail> {
  const t = textsFor(context.language);
  const { user } = requireSignedIn(context);
  return [
    // Times, because attempts are minutes apart.
    [timeHead(t("operatorMail:columnDate"), user), row => ({ time: row.createdAt })],
    [t("operatorMail:columnTo"), row => row.to],
    [t("operatorMail:columnSubject"), row => row.subject],
    [t("operatorMail:columnPurpose"), row => purposeName(context, row.purpose)],
    [
      t("operatorMail:columnState"),
      row => t(row.undeliveredAt ? "operatorMail:undelivered" : `operatorMail:state.${row.state}`),
    ],
    [t("operatorMail:columnAttempts"), row => row.attempts],
    [
      t("operatorMail:columnReason"),
      row => {
        const reason = reasonOf(context, row.reason);
        return reason && [reason.text, reason.server].filter(Boolean).join(" ");
      },
    ],
    [timeHead(t("operatorMail:settled"), user), row => row.settledAt && { time: row.settledAt }],
    [t("operatorMail:columnSettledBy"), row => row.settledBy],
    [timeHead(t("operatorMail:columnNext"), user), row => row.nextAt && { time: row.nextAt }],
    [timeHead(t("operatorMail:columnSent"), user), row => row.sentAt && { time: row.sentAt }],
  ];
}
