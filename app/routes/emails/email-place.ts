import { type EmailFolder, type EmailLabel, emailFolders, emailLabels } from "~/contract/email-fields";
import { EmailQuery } from "~/contract/emails";
import { paths } from "~/paths";
import { readListQuery } from "~/routes/list/list-query";

export type EmailPlace = { folder?: EmailFolder | undefined; label?: EmailLabel | undefined };

/** Where people sort mail one by one; elsewhere a row is a thread. */
const single: readonly (string | undefined)[] = ["draft", "spam", "trash"];

/** The folder or label of the address of a list. */
export function placeOf({ filter, label: named }: { filter?: string; label?: string }): EmailPlace {
  const label = emailLabels.find(name => name === named);
  return label ? { label } : { folder: emailFolders.find(name => name === filter) ?? "inbox" };
}

/** The place that the address of a mail names. */
export function placeIn({ searchParams }: URL): EmailPlace {
  const [filter, label] = (searchParams.get("in") ?? "").split(":");
  return placeOf({ filter, label });
}

/** What a list at this place is asked for. */
export function queryAt(url: URL, place: EmailPlace): EmailQuery {
  const { folder: _, label: __, threads: ___, ...query } = readListQuery(url, EmailQuery, { size: 25 });
  return { ...query, ...place, threads: single.includes(place.folder) ? undefined : "true" };
}

type Shown = Pick<EmailQuery, "search" | "unread" | "tagId" | "page">;

/** What the address of a mail says of the list that it was opened from. */
export const placeParams = ({ folder, label }: EmailPlace, { search, unread, tagId, page }: Shown) => ({
  ...{ in: label ? `label:${label}` : folder, search, unread, tagId },
  page: page > 1 ? page : undefined,
});

/** The list that a mail was opened from. */
export const listAt = ({ folder, label }: EmailPlace): string =>
  label ? paths.emails.label(label) : paths.emails.folder(folder ?? "inbox");
