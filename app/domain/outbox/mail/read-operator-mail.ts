import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { isReadableMail } from "~/contract/mail-purposes";
import type { OperatorMail, OperatorMailDetails } from "~/contract/operator-mails";
import type { Db } from "~/db/connection";
import { operatorMailColumns } from "./operator-mails-sql";
import { mailMaxAgeMs, queuedAt } from "./send-mail";

type Row = OperatorMail & {
  queuedAt: Date;
  company: string | null;
  undeliveredReport: string | null;
  text: string;
  html: string;
};

/**
 * A mail of the outbox with its company. Its text leaves the domain only if its kind holds no link or code for the
 * recipient alone.
 * @throws AppError not_found
 */
export async function readOperatorMail(db: Db, id: string): Promise<OperatorMailDetails> {
  const mail = await db.maybe<Row>(sql`
    select ${operatorMailColumns()}, ${queuedAt} as "queuedAt", m.text, m.html,
           case when m.smtp_setting_id is null then m.undelivered_report end as "undeliveredReport",
           (select c.name from companies c where c.id = m.company_id) as company
    from mails m where m.id = ${id}`);
  if (!mail) throw new AppError("not_found");
  const { queuedAt: since, text, html, ...shown } = mail;
  const without = isReadableMail(mail.purpose) ? (text === "" ? "deleted" : null) : "secret";
  return {
    ...shown,
    // The first attempt after a day is the last one.
    retriedUntil:
      mail.state === "waiting"
        ? new Date(Math.max(since.getTime() + mailMaxAgeMs, mail.nextAt?.getTime() ?? 0))
        : null,
    without,
    content: without ? null : { text, html },
    resendable: mail.state === "failed" && without === null,
    settleable: (mail.state === "failed" || mail.undeliveredAt !== null) && mail.settledAt === null,
  };
}
