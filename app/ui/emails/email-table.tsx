import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { EmailFolder } from "~/contract/email-fields";
import type { ServerFolder } from "~/contract/emails";
import { paths } from "~/paths";
import { RequestId } from "~/ui/form/request-id";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { InertSubmit, SelectionBar } from "~/ui/list/selection";
import { withParams } from "~/ui/list/with-params";
import { Link } from "~/ui/primitives/link";
import { EmailActions } from "./email-actions";
import { EmailMarks, hasNoMarks } from "./email-marks";
import { EmailSubject } from "./email-subject";
import type { Choice } from "./label-select";
import { Partner } from "./partner";
import type { ShownEmail } from "./shown-email";

/** With script the head of the list selects all. */
const WithoutScript = styled.span`
  @media (scripting: enabled) { &&& { display: none; } }
`;

/** The mails of a folder or a label. */
export function EmailTable({
  rows,
  empty,
  folder,
  folders,
  here,
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
  /** The servers' own folders, and which of them this is. */
  folders: ServerFolder[];
  here: string | undefined;
  /** Whether its rows are from all folders, and name theirs. */
  everywhere: boolean | undefined;
  may: { change: boolean; remove: boolean };
  action: string;
  /** The parameters of this list in the address of each mail. */
  params: Record<string, string | number | undefined>;
  /** The company's tags to choose from. */
  tags: Choice[];
  /** Whether each row is a thread. */
  threads: boolean;
}) {
  const { t } = useTranslation(["emails", "lists"]);
  const { search } = useLocation();
  const { page, select } = Object.fromEntries(new URLSearchParams(search));
  const all = select === "all";
  const isOwnFolder = folder === "sent" || folder === "draft";
  const columns: ListColumn<ShownEmail>[] = [
    {
      name: "subject",
      title: t("columnSubject"),
      names: true,
      cell: email => (
        <EmailSubject
          email={email}
          to={email.draft ? paths.emails.draft(email.id) : paths.emails.view(email.id, params)}
        />
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
            cell: ({ serverFolder, folder: at }: ShownEmail) =>
              serverFolder ? <bdi>{serverFolder.name}</bdi> : t(`folder.${at}`),
          },
        ]
      : []),
    {
      name: "marks",
      title: t("columnMarks"),
      none: hasNoMarks,
      cell: email => <EmailMarks email={email} />,
    },
    { name: "date", title: t("date"), cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
  ];
  if (rows.length === 0) return empty;
  const box = ({ id, subject }: ShownEmail) => ({
    value: id,
    label: t("chooseNamed", { subject: subject || t("noSubject") }),
    checked: all,
  });
  return (
    <Form method="post" action={action}>
      <InertSubmit />
      <RequestId form="act" />
      {threads ? <input type="hidden" name="whole" value="true" /> : null}
      {may.change ? (
        <SelectionBar name="id">
          <WithoutScript>
            <Link to={withParams(search, { select: all ? undefined : "all", page })}>
              {t(all ? "lists:selectNone" : "lists:selectAll")}
            </Link>
          </WithoutScript>
          <EmailActions folder={folder} folders={folders} here={here} may={may} tags={tags} />
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
