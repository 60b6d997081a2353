import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";
import { unbroken } from "~/ui/primitives/unbroken";
import { Menu } from "~/ui/shell/menu";
import { MailSettled, MailStateBadge } from "./mail-parts";
import { SettleMailForm } from "./settle-mail-form";
import type { ShownMail } from "./shown-mail";

/** Whether a mail failed or came back, which an operator can mark as settled. */
const hasFault = ({ state, undelivered }: ShownMail) => state === "failed" || undelivered !== null;

/** The mails of the installation. */
export function MailsTable({
  rows,
  maySettle,
  sort,
  sortTo,
  empty,
}: {
  rows: ShownMail[];
  maySettle: boolean;
  sort: string;
  sortTo: (sort: string) => string;
  empty: ReactNode;
}) {
  const { t } = useTranslation("operatorMail");
  const columns: ListColumn<ShownMail>[] = [
    {
      name: "subject",
      title: t("columnSubject"),
      names: true,
      cell: ({ id, subject, purpose }) => (
        <>
          <Link to={paths.operatorMails.view(id)}>
            <bdi style={{ overflowWrap: "anywhere" }}>{subject}</bdi>
          </Link>
          <span className="tiny muted" style={{ display: "block", fontWeight: 400 }}>
            {purpose}
          </span>
        </>
      ),
    },
    {
      name: "to",
      title: t("columnTo"),
      sorts: true,
      cell: ({ to }) => <LongName name={to} />,
    },
    {
      name: "state",
      title: t("columnState"),
      cell: ({ state, reason, next, undelivered, settled }) => (
        <>
          <MailStateBadge state={state} undelivered={undelivered !== null} />
          {settled ? (
            <span className="tiny muted" style={{ display: "block" }}>
              <MailSettled settled={settled} named />
            </span>
          ) : null}
          {reason ? (
            <span className="tiny muted" style={{ display: "block" }}>
              {unbroken(reason.text)}
            </span>
          ) : null}
          {next && reason ? (
            <span className="tiny muted" style={{ display: "block" }}>
              {t("next", { when: next.text })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      name: "attempts",
      title: t("columnAttempts"),
      sorts: true,
      end: true,
      line: true,
      cell: ({ attempts }) => attempts,
    },
    {
      name: "date",
      title: t("columnDate"),
      sorts: true,
      cell: ({ created }) => <time dateTime={created.at}>{created.text}</time>,
    },
  ];
  return (
    <ListTable
      caption={t("caption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ sort, to: sortTo }}
      {...(maySettle && rows.some(hasFault)
        ? {
            actions: (mail: ShownMail) =>
              hasFault(mail) ? (
                <Menu
                  icon={<Ellipsis size={20} aria-hidden />}
                  label={t("actionsFor", { subject: isolate(mail.subject), to: isolate(mail.to) })}
                >
                  <SettleMailForm look="entry" mail={mail} />
                </Menu>
              ) : null,
          }
        : {})}
      empty={empty}
    />
  );
}
