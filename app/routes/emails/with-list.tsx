import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { AppError } from "~/contract/errors";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { requireSignedIn } from "~/session/require-access";
import { BesideLayout, BesideList } from "~/ui/emails/beside-list";
import { listAt, ownName, placeIn, placeName, placeParams, queryAt } from "./email-place";

export const handle = { namespaces: ["emails"] };

/**
 * Loads the list that a mail was opened from, shown beside it; again with each mail, because lists change. Null if its folder
 * or tag is gone.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Email")) return null;
  const place = placeIn(context.url);
  const query = queryAt(context.url, place);
  const list = await api.emails.list(query).catch(goneList);
  if (!list) return null;
  const { rows, total, page, size } = list;
  const tags = place.tagId ? await api.tags.choices({}) : [];
  const folders = place.folderId ? (await api.emails.folders()).folders : [];
  const storedName = place.everywhere ? undefined : ownName(place, tags, folders);
  if (place.tagId && !storedName) return null;
  return {
    name: storedName ?? textsFor(context.language)(`emails:${placeName(place)}`),
    params: placeParams(place, { ...query, page }),
    list: listAt(place),
    search: query.search,
    rows: rows.map(({ sentAt, ...email }) => ({
      ...email,
      at: sentAt.toISOString(),
      when: formatTime(sentAt, { language: context.language, timeZone: user.timeZone }),
    })),
    more: total > page * size,
  };
}

function goneList(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

export default function WithList() {
  const list = useLoaderData<typeof loader>();
  const { id } = useParams();
  // Each mail has forms of its own: a tag that is ticked for one is not ticked for the next.
  const mail = <Outlet key={id} />;
  if (!list) return mail;
  return (
    <BesideLayout>
      <BesideList {...list} here={id} />
      <div>{mail}</div>
    </BesideLayout>
  );
}
