import { type EmailFolder, type EmailLabel, emailFolders, emailLabels } from "~/contract/email-fields";
import { EmailQuery } from "~/contract/emails";
import { paths } from "~/paths";
import { readListQuery } from "~/routes/list/list-query";

/** A folder, one of the four labels, or a tag of the company, which is a label of its own. */
export type EmailPlace = {
  folder?: EmailFolder | undefined;
  /** One of the server's own folders. */
  folderId?: string | undefined;
  label?: EmailLabel | undefined;
  tagId?: string | undefined;
  /** All folders, found from this one. */
  everywhere?: boolean;
};

const isId = (text = ""): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Folders without threads, in which mails are handled one by one. */
const unthreaded: readonly (string | undefined)[] = ["draft", "spam", "trash"];

/** The folder, label or tag in the address of a list. */
function placeOf({ filter, label: named }: { filter?: string; label?: string }): EmailPlace {
  const label = emailLabels.find(name => name === named);
  if (label) return { label };
  if (isId(named)) return { tagId: named };
  return isId(filter)
    ? { folderId: filter }
    : { folder: emailFolders.find(name => name === filter) ?? "inbox" };
}

/** The place of a list with that address; a search in a folder can be one in all of them. */
export function placeAt({ searchParams }: URL, named: Parameters<typeof placeOf>[0]): EmailPlace {
  const place = placeOf(named);
  return (place.folder || place.folderId) && searchParams.get("scope") === "all"
    ? { ...place, everywhere: true }
    : place;
}

/** The place that the address of a mail names. */
export function placeIn(url: URL): EmailPlace {
  const [filter, label] = (url.searchParams.get("in") ?? "").split(":");
  return placeAt(url, { filter, label });
}

/** Whether the list at this place has a row for each thread. */
export const threadsAt = ({ folder, everywhere }: EmailPlace): EmailQuery["threads"] =>
  everywhere || unthreaded.includes(folder) ? undefined : "true";

/** The query of the list at this place. */
export function queryAt(url: URL, place: EmailPlace): EmailQuery {
  const {
    folder: _,
    folderId: __,
    label: ___,
    threads: ____,
    ...query
  } = readListQuery(url, EmailQuery, { size: 25 });
  const { everywhere, ...where } = place;
  const states = where.folder === "sent" ? { unread: undefined } : { undelivered: undefined };
  return { ...query, ...states, ...(everywhere ? {} : where), threads: threadsAt(place) };
}

type Shown = Pick<EmailQuery, "search" | "unread" | "undelivered" | "tagId" | "page">;

/** The parameters of a mail's address that name the list that it was opened from. */
export const placeParams = (
  { folder, folderId, label, tagId: own, everywhere }: EmailPlace,
  { search, unread, undelivered, tagId, page }: Shown,
) => ({
  in: label || own ? `label:${label ?? own}` : (folderId ?? folder),
  scope: everywhere ? "all" : undefined,
  search,
  unread,
  undelivered,
  tagId: own ? undefined : tagId,
  page: page > 1 ? page : undefined,
});

/** The list that a mail was opened from. */
export const listAt = ({ folder, folderId, label, tagId }: EmailPlace, asked: PlaceParams = {}): string =>
  label || tagId
    ? paths.emails.label(label ?? tagId ?? "", asked)
    : paths.emails.folder(folderId ?? folder ?? "inbox", asked);

/** The parameters of a mail's address that name a list. */
export type PlaceParams = Record<string, string | number | undefined>;

/** A list with the parameters that name it in addresses of its mails. */
export type OpenedList = { place: EmailPlace; params: PlaceParams };

/** The address of a list with its search, filter and page. */
export const listAddress = ({ place, params: { in: _, ...asked } }: OpenedList): string =>
  listAt(place, asked);

/** The list that an address names as the one that it was opened from; undefined if it names none. */
export function openedFrom(url: URL): OpenedList | undefined {
  if (!url.searchParams.has("in")) return undefined;
  const place = placeIn(url);
  return { place, params: placeParams(place, queryAt(url, place)) };
}

/** The name of a tag or of a server's folder at this place, which have their own. */
export function ownName(
  { tagId, folderId }: EmailPlace,
  tags: readonly { id: string; name: string }[],
  folders: readonly { id: string | null; name: string }[],
): string | undefined {
  return tagId ? tags.find(({ id }) => id === tagId)?.name : folders.find(({ id }) => id === folderId)?.name;
}

/** The text key of a place without a name of its own. */
export const placeName = ({ folder, label, everywhere }: EmailPlace) =>
  everywhere ? "allFolders" : label ? (`label.${label}` as const) : (`folder.${folder ?? "inbox"}` as const);
