import type { AppLoadContext } from "@remix-run/node";
import type { AppAbility } from "~/contract/abilities";
import type { Chat } from "~/contract/chats";
import type { ErrorCode } from "~/contract/errors";
import type { SignedInUser } from "~/contract/session";
import { formatList } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { DetailFile } from "~/ui/chat/chat-details";
import type { ListedChat } from "~/ui/chat/chat-list";
import { ageOf } from "~/ui/chat/said-when";

type Api = AppLoadContext["api"];

/** "Personal und Vertrieb": names of divisions in a row, as the reader's language puts them. */
export function listed(divisions: { name: string }[], language: Language): string {
  return formatList(
    divisions.map(division => division.name),
    language,
  );
}

/** The chats at the side: one's own, or the public ones for those who can have none. */
export async function chatsBeside(
  api: Api,
  user: SignedInUser,
  ability: AppAbility,
  now: Date,
): Promise<ListedChat[]> {
  const which = ability.can("create", "Chat") ? "own" : "public";
  const { rows } = await api.chats.list({ which, size: 20 });
  return rows.map(chat => ({
    id: chat.id,
    name: chat.name,
    to: paths.chats.open(user.access, chat.id),
    about: listed(chat.divisions, user.language),
    group: ageOf(chat.updatedAt, now, user.timeZone),
  }));
}

/** Divisions whose files a chat lists; more would be a page of their own, and there is one. */
const divisionsAtMost = 5;

/** The files that one's own chat searches, with their status; null in somebody else's. */
export async function filesBeside(api: Api, chat: Chat, language: Language): Promise<DetailFile[] | null> {
  if (!chat.own) return null;
  const t = textsFor(language);
  const lists = await Promise.all(
    chat.divisions.slice(0, divisionsAtMost).map(({ id }) => api.files.list({ divisionId: id, size: 25 })),
  );
  return lists
    .flatMap(({ rows }) => rows)
    .map(file => ({
      id: file.id,
      name: file.name,
      divisionName: file.divisionName,
      status: t(`divisions:status.${file.status}`),
      problem:
        file.status === "failed" ? sayError(language, (file.reason ?? "unexpected") as ErrorCode) : null,
    }));
}
