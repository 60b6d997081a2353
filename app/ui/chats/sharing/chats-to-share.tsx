import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";

/** One of the reader's own chats; `mode`: it is shared with the person already, for this. */
type Shareable = {
  id: string;
  name: string;
  divisions: string;
  at: string;
  when: string;
  to: string;
  mode: "read" | "ask" | undefined;
};

/** The reader's own chats, each with the way to share it with the person of the page. */
export function ChatsToShare({
  chats,
  search,
  paging,
  start,
}: {
  chats: Shareable[];
  search: string;
  paging: Parameters<typeof Pagination>[0]["paging"];
  start: string;
}) {
  const { t } = useTranslation(["sharing", "chats", "lists"]);
  const columns: ListColumn<Shareable>[] = [
    {
      name: "chat",
      title: t("chat"),
      names: true,
      cell: chat => (
        <>
          <Link to={chat.to}>
            <bdi>{chat.name}</bdi>
          </Link>
          <span className="sub">{chat.divisions}</span>
        </>
      ),
    },
    { name: "mode", title: t("may"), cell: ({ mode }) => (mode ? t(`mode.${mode}`) : "–") },
    {
      name: "used",
      title: t("chats:column.used"),
      cell: chat => <time dateTime={chat.at}>{chat.when}</time>,
    },
  ];
  return (
    <Sheet aria-labelledby="choose">
      <div style={{ padding: "var(--s5) var(--s5) 0" }}>
        <h2 id="choose">{t("chooseChat")}</h2>
        <p className="small muted">{t("chooseHint")}</p>
      </div>
      {search || paging.total > 0 ? (
        <ListTools
          inside
          label={t("chats:search")}
          search={search}
          size={paging.size}
          all={withParams("", {})}
        />
      ) : null}
      <ListTable
        caption={t("chooseChat")}
        columns={columns}
        rows={chats}
        keyOf={({ id }) => id}
        empty={
          search ? (
            <EmptyState
              title={t("lists:noMatch")}
              action={<ButtonLink to={withParams("", {})}>{t("lists:reset")}</ButtonLink>}
            />
          ) : (
            <EmptyState
              title={t("noReceived")}
              action={
                <ButtonLink kind="main" to={start}>
                  {t("startChat")}
                </ButtonLink>
              }
            />
          )
        }
      />
      <Pagination inside paging={paging} to={page => withParams("", { search, size: paging.size, page })} />
    </Sheet>
  );
}
