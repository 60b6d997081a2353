import type { ListedChat } from "~/contract/chats";
import type { SignedInUser } from "~/contract/session";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { relativeTime } from "~/ui/chats/relative-time";
import { shownAsked } from "./shown-asked";
import { listed } from "./side-lists";

/** A chat as lists render it. */
export function shownChat(chat: ListedChat, user: SignedInUser, now: Date) {
  const t = textsFor(user.language);
  const reader = { language: user.language, timeZone: user.timeZone };
  return {
    id: chat.id,
    name: chat.name,
    to: paths.chats.open(user.access, chat.id),
    moveTo: paths.chats.place(user.access, chat.id),
    shareTo: chat.own ? paths.chats.share(user.access, chat.id) : undefined,
    removeTo: chat.own ? paths.chats.delete(user.access, chat.id) : undefined,
    asked: shownAsked(chat, user.access),
    public: chat.visibility === "public",
    locked: chat.locked,
    own: chat.own,
    sharedBy: chat.shared?.by ?? null,
    readers: chat.readers,
    divisions: listed(chat.divisions, user.language),
    questions: chat.questions,
    place: chat.place,
    news: chat.news,
    at: chat.updatedAt.toISOString(),
    when: relativeTime(chat.updatedAt, now, reader, time => t("chats:today", { time })),
  };
}
