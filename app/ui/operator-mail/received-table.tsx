import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";

type ReceivedMail = {
  id: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  start: string;
  read: boolean;
  /** Whether its sender looks like another one. */
  marked: boolean;
  at: string;
  when: string;
};

/** The minimum width of addresses beside the subject, whose column takes the remaining space. */
const minAddressWidth = "15em";

/** The mails that the operator's mailbox has received. */
export function ReceivedTable({ rows, empty }: { rows: ReceivedMail[]; empty: ReactNode }) {
  const { t } = useTranslation(["operatorMail", "emails"]);
  const columns: ListColumn<ReceivedMail>[] = [
    {
      name: "subject",
      title: t("columnSubject"),
      names: true,
      cell: ({ id, subject, start, read }) => (
        <>
          <Link to={paths.operatorMails.receivedMail(id)} style={{ fontWeight: read ? 400 : 700 }}>
            <bdi style={{ overflowWrap: "anywhere" }}>{subject || t("emails:noSubject")}</bdi>
          </Link>{" "}
          {read ? null : <Badge tone="info">{t("new")}</Badge>}
          <span
            className="tiny muted"
            style={{ display: "block", fontWeight: 400, overflowWrap: "anywhere" }}
          >
            <bdi>{start}</bdi>
          </span>
        </>
      ),
    },
    {
      name: "from",
      title: t("columnFrom"),
      cell: ({ fromName, fromAddress, marked }) => (
        <>
          <bdi style={{ overflowWrap: "anywhere" }}>{fromName || fromAddress}</bdi>
          {fromName ? (
            <span
              className="tiny muted"
              style={{ display: "block", overflowWrap: "anywhere", minInlineSize: minAddressWidth }}
            >
              <bdi>{fromAddress}</bdi>
            </span>
          ) : null}
          {marked ? <Badge tone="warn">{t("emails:sender.mark")}</Badge> : null}
        </>
      ),
    },
    {
      name: "date",
      title: t("columnReceived"),
      line: true,
      cell: ({ at, when }) => <time dateTime={at}>{when}</time>,
    },
  ];
  return (
    <ListTable
      caption={t("boxReceived")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={empty}
    />
  );
}
