import { Form } from "@remix-run/react";
import { Paperclip, Star } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EmailFolder, EmailLabel, EmailState } from "~/contract/email-fields";
import type { LookAlike } from "~/contract/mail-sender";
import type { TagMark } from "~/contract/tags";
import { paths } from "~/paths";
import { TagList } from "~/ui/feedback/tag-badge";
import { RequestId } from "~/ui/form/request-id";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { InertSubmit, SelectionBar } from "~/ui/list/selection";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";
import { EmailActions } from "./email-actions";
import type { Choice } from "./label-select";
import { Partner } from "./partner";
import { ThreadCount } from "./thread-count";

export type ShownEmail = {
  id: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  start: string;
  read: boolean;
  starred: boolean;
  labels: EmailLabel[];
  tags: TagMark[];
  state: EmailState;
  draft: boolean;
  bounced: boolean;
  to: string[];
  attachments: string[];
  folder: EmailFolder;
  mails: number;
  lookAlike: LookAlike | null;
  at: string;
  when: string;
};

const shownStates: Partial<Record<EmailState, "err" | "info">> = { waiting: "info", failed: "err" };

/** The mails of a folder or a label. */
export function EmailTable({
  rows,
  empty,
  folder,
  everywhere,
  may,
  action,
  params,
  threads,
  tags,
}: {
  rows: ShownEmail[];
  empty: ReactNode;
  folder: EmailFolder | undefined;
  /** Whether its rows are of all folders, and say of which. */
  everywhere: boolean | undefined;
  may: { change: boolean; remove: boolean };
  action: string;
  /** What the address of each mail says of this list. */
  params: Record<string, string | number | undefined>;
  /** The company's tags to choose from. */
  tags: Choice[];
  /** Whether a row stands for a thread. */
  threads: boolean;
}) {
  const { t } = useTranslation("emails");
  const isOwnFolder = folder === "sent" || folder === "draft";
  const [noSubject, starred, isUnread] = [t("noSubject"), t("folder.starred"), t("unread")];
  const columns: ListColumn<ShownEmail>[] = [
    {
      name: "subject",
      title: t("columnSubject"),
      names: true,
      cell: ({ id, subject, start, read, starred: star, draft, mails }) => (
        <>
          {star ? (
            <Star
              size={16}
              aria-label={starred}
              role="img"
              fill="currentColor"
              style={{ display: "inline" }}
            />
          ) : null}{" "}
          <Link
            to={draft ? paths.emails.draft(id) : paths.emails.view(id, params)}
            style={{ fontWeight: read ? 400 : 700 }}
          >
            <bdi style={{ overflowWrap: "anywhere" }}>{subject || noSubject}</bdi>
          </Link>
          <ThreadCount mails={mails} />
          {read ? null : <span className="tiny muted">{` ${mails > 1 ? "· " : ""}${isUnread}`}</span>}
          <span
            className="tiny muted"
            dir="auto"
            style={{ display: "block", overflowWrap: "anywhere", fontWeight: 400 }}
          >
            {start}
          </span>
        </>
      ),
    },
    {
      name: "from",
      title: t(isOwnFolder ? "to" : "from"),
      cell: row => <Partner {...row} named={isOwnFolder} />,
    },
    ...(everywhere
      ? [
          {
            name: "folder",
            title: t("columnFolder"),
            line: true,
            cell: (row: ShownEmail) => t(`folder.${row.folder}`),
          },
        ]
      : []),
    {
      name: "marks",
      title: t("columnMarks"),
      none: ({ labels, tags: given, attachments, state, lookAlike, bounced }) =>
        labels.length + given.length + attachments.length === 0 &&
        !shownStates[state] &&
        !lookAlike &&
        !bounced,
      cell: ({ labels, tags: given, attachments, state, lookAlike, bounced }) => (
        <span style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem" }}>
          {lookAlike ? (
            <Badge tone="warn" long>
              {t("sender.mark")}
            </Badge>
          ) : null}
          {bounced ? <Badge tone="err">{t("undeliveredMark")}</Badge> : null}
          {shownStates[state] ? (
            <Badge tone={shownStates[state]}>{t(`state.${state as "draft"}`)}</Badge>
          ) : null}
          {labels.length + given.length > 0 ? (
            <TagList
              tags={[
                ...labels.map(id => ({ id, name: t(`label.${id}`), colour: "grey" as const })),
                ...given,
              ]}
            />
          ) : null}
          {attachments.length > 0 ? (
            <span className="tiny muted">
              <Paperclip size={14} aria-hidden style={{ display: "inline" }} />{" "}
              {t("attachmentCount", { count: attachments.length })}
            </span>
          ) : null}
        </span>
      ),
    },
    { name: "date", title: t("date"), cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
  ];
  if (rows.length === 0) return empty;
  const box = ({ id, subject }: ShownEmail) => ({
    value: id,
    label: t("chooseNamed", { subject: subject || noSubject }),
  });
  return (
    <Form method="post" action={action}>
      <InertSubmit />
      <RequestId form="act" />
      {threads ? <input type="hidden" name="whole" value="true" /> : null}
      {may.change ? (
        <SelectionBar name="id">
          <EmailActions folder={folder} may={may} tags={tags} />
        </SelectionBar>
      ) : null}
      <ListTable
        caption={t("caption")}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        chosen={may.change ? { name: "id", box } : undefined}
      />
    </Form>
  );
}
