import type { AppLoadContext } from "@remix-run/node";
import type { AppAbility } from "~/contract/abilities";
import type { Chat } from "~/contract/chats";
import type { ErrorCode } from "~/contract/errors";
import { shownStatus } from "~/contract/file-states";
import type { Language } from "~/contract/language";
import type { SignedInUser } from "~/contract/session";
import { formatList } from "~/i18n/format";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { DetailFile } from "~/ui/chats/chat-details";
import type { ListedChat } from "~/ui/chats/chat-list";
import { ageOf } from "~/ui/chats/relative-time";

type Api = AppLoadContext["api"];

/** "Personal und Vertrieb": names of divisions as a list. */
export function listed(divisions: { name: string }[], language: Language): string {
  return formatList(
    divisions.map(division => division.name),
    language,
  );
}

/** The chats beside the thread: the user's own, or public ones for users who cannot have any. */
export async function chatList(
  api: Api,
  user: SignedInUser,
  ability: AppAbility,
  now: Date,
): Promise<ListedChat[]> {
  const which = ability.can("create", "Chat") ? "mine" : "public";
  const [{ rows }, folders] = await Promise.all([
    api.chats.list({ which, size: 50 }),
    ability.can("read", "Folder") ? api.folders.list() : [],
  ]);
  const nameOf = (id: string | null) => {
    const folder = folders.find(one => one.id === id);
    const above = folders.find(one => one.id === folder?.parentId);
    return folder ? { id: folder.id, name: above ? `${above.name} › ${folder.name}` : folder.name } : null;
  };
  return rows.map(chat => ({
    id: chat.id,
    name: chat.name,
    to: paths.chats.open(user.access, chat.id),
    about: chat.shared
      ? textsFor(user.language)("chats:shared.by", { name: chat.shared.by })
      : listed(chat.divisions, user.language),
    pinned: chat.place.pinned,
    folder: nameOf(chat.place.folderId),
    news: chat.news,
    group: ageOf(chat.updatedAt, now, user.timeZone),
  }));
}

/** Maximum number of divisions whose files are listed; the divisions page lists all. */
const maxDivisions = 5;

/** The files of the user's own chat with their status; null in chats of others. */
export async function searchedFiles(api: Api, chat: Chat, language: Language): Promise<DetailFile[] | null> {
  if (!chat.own) return null;
  const t = textsFor(language);
  const lists = await Promise.all(
    chat.divisions.slice(0, maxDivisions).map(({ id }) => api.files.list({ divisionId: id, size: 25 })),
  );
  return lists
    .flatMap(({ rows }) => rows)
    .map(file => ({
      id: file.id,
      name: file.name,
      divisionName: file.divisionName,
      status: t(`divisions:status.${shownStatus(file.status, file.reason)}`),
      problem:
        file.status === "failed" ? sayError(language, (file.reason ?? "unexpected") as ErrorCode) : null,
    }));
}
