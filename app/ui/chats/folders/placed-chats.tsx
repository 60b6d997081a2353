import { Archive, ArchiveRestore, FolderInput, Pin, PinOff, Share2 } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Folder, Place } from "~/contract/folders";
import { TagList } from "~/ui/feedback/tag-badge";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { DeleteEntry, RowMenu } from "~/ui/list/row-menu";
import { Badge } from "~/ui/primitives/badge";
import { Link } from "~/ui/primitives/link";
import { AskedHere } from "../asked-here";
import { ChatSelection, chatSelection } from "../chat-selection";
import { PlaceForm } from "./place-form";
import type { ChatDrag } from "./use-chat-drag";

const DeleteChatQuestion = lazy(() => import("~/ui/chats/delete-chat"));

export type PlacedChat = {
  id: string;
  name: string;
  to: string;
  moveTo: string;
  shareTo: string | undefined;
  removeTo: string | undefined;
  asked: { to: string; question: string } | null;
  divisions: string;
  sharedBy: string | null;
  place: Place;
  news: boolean;
  at: string;
  when: string;
};

/** Chats with their folder, and a menu to move them. */
export function PlacedChats({
  caption,
  chats,
  folders,
  may,
  archive,
  drag,
  empty,
}: {
  /** The name of the folder or list. */
  caption: string;
  chats: PlacedChat[];
  folders: Pick<Folder, "id" | "name">[];
  may: boolean;
  /** Whether selected chats go into the archive or leave it. */
  archive: "archive" | "unarchive";
  drag?: ChatDrag;
  empty: ReactNode;
}) {
  const { t } = useTranslation(["folders", "chats"]);
  const nameOf = (id: string | null) => folders.find(folder => folder.id === id)?.name;
  const columns: ListColumn<PlacedChat>[] = [
    {
      name: "name",
      title: t("chats:column.name"),
      names: true,
      cell: chat => (
        <>
          <Link to={`${chat.to}#latest`} {...drag?.source(chat.id)}>
            <bdi>{chat.name}</bdi>
          </Link>{" "}
          {chat.news ? <Badge tone="info">{t("news")}</Badge> : null}
          {chat.place.pinned ? (
            <span className="mark">
              <Pin size={14} aria-hidden />
              <span className="hidden">{t("pinned")}</span>
            </span>
          ) : null}
          <span className="sub">
            {chat.sharedBy ? t("chats:shared.by", { name: chat.sharedBy }) : chat.divisions}
          </span>
          <AskedHere asked={chat.asked} />
          {chat.place.tags.length > 0 ? <TagList tags={chat.place.tags} /> : null}
        </>
      ),
    },
    {
      name: "folder",
      title: t("folder"),
      none: chat => nameOf(chat.place.folderId) === undefined,
      cell: chat => <bdi>{nameOf(chat.place.folderId)}</bdi>,
    },
    {
      name: "used",
      title: t("chats:column.used"),
      cell: chat => <time dateTime={chat.at}>{chat.when}</time>,
    },
  ];
  const actions = ({ id, name, place, moveTo, shareTo, removeTo }: PlacedChat) => (
    <RowMenu name={name}>
      <Link to={moveTo}>
        <FolderInput size={18} aria-hidden />
        {t("move")}
      </Link>
      <PlaceForm id={id} name="pin" place={{ ...place, pinned: !place.pinned }}>
        {place.pinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
        {t(place.pinned ? "unpin" : "pin")}
      </PlaceForm>
      <PlaceForm id={id} name="archive" place={{ ...place, archived: !place.archived }}>
        {place.archived ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
        {t(place.archived ? "unarchive" : "archive")}
      </PlaceForm>
      {shareTo ? (
        <Link to={shareTo}>
          <Share2 size={18} aria-hidden />
          {t("chats:share")}
        </Link>
      ) : null}
      {removeTo ? <DeleteEntry to={removeTo} question={DeleteChatQuestion} /> : null}
    </RowMenu>
  );
  const selectable = may && chats.length > 1;
  const box = ({ id, name }: PlacedChat) => ({ value: id, label: t("chats:bulk.choose", { name }) });
  return (
    <>
      {selectable ? <ChatSelection archive={archive} /> : null}
      <ListTable
        caption={caption}
        columns={columns}
        rows={chats}
        keyOf={({ id }) => id}
        chosen={selectable ? { name: "id", form: chatSelection, box } : undefined}
        {...(may ? { actions } : {})}
        empty={empty}
      />
    </>
  );
}
