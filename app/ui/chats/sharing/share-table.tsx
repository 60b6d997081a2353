import { Pencil, UserX } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { RowMenu } from "~/ui/list/row-menu";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { Link } from "~/ui/primitives/link";

const EndShareQuestion = lazy(() => import("./end-share"));

export type ShownShare = {
  id: string;
  chat: string;
  to: string;
  name: string;
  mode: "read" | "ask";
  at: string;
  since: string;
  /** Undefined for chats of others. */
  changeTo: string | undefined;
  endTo: string;
};

/** Shared chats with the other person and the mode. */
export function ShareTable({
  shares,
  given,
  oneChat,
  empty,
}: {
  shares: ShownShare[];
  given: boolean;
  /** Whether all rows are of one chat, so that its name is omitted. */
  oneChat?: boolean;
  empty: ReactNode;
}) {
  const { t } = useTranslation("sharing");
  const person: ListColumn<ShownShare> = {
    name: "person",
    title: t(given ? "sharedWith" : "sharedBy"),
    ...(oneChat ? { names: true } : {}),
    cell: ({ name }) => <bdi>{name}</bdi>,
  };
  const chat: ListColumn<ShownShare> = {
    name: "chat",
    title: t("chat"),
    names: true,
    cell: share => (
      <Link to={`${share.to}#latest`}>
        <bdi>{share.chat}</bdi>
      </Link>
    ),
  };
  const columns: ListColumn<ShownShare>[] = [
    ...(oneChat ? [] : [chat]),
    person,
    { name: "mode", title: t("may"), cell: ({ mode }) => t(`mode.${mode}`) },
    {
      name: "since",
      title: t("since"),
      line: true,
      cell: ({ at, since }) => <time dateTime={at}>{since}</time>,
    },
  ];
  return (
    <ListTable
      caption={t(given ? "given" : "received")}
      columns={columns}
      rows={shares}
      keyOf={({ id }) => id}
      actions={({ chat: name, name: other, changeTo, endTo }) => (
        <RowMenu name={oneChat ? other : name}>
          {changeTo ? (
            <Link to={changeTo}>
              <Pencil size={18} aria-hidden />
              {t("change")}
            </Link>
          ) : null}
          <ConfirmLink to={endTo} question={EndShareQuestion}>
            <UserX size={18} aria-hidden />
            {t(changeTo ? "end" : "leave")}
          </ConfirmLink>
        </RowMenu>
      )}
      empty={empty}
    />
  );
}
