import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useParams } from "@remix-run/react";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { BesideLayout, BesideList } from "~/ui/emails/beside-list";
import { listAt, ownName, placeIn, placeName, placeParams, queryAt } from "./email-place";

export const handle = { namespaces: ["emails"] };

/** Loads the list that a mail was opened from, shown beside it; again with each mail, because lists change. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Email")) return null;
  const place = placeIn(context.url);
  const query = queryAt(context.url, place);
  const { rows, total, page, size } = await or404(api.emails.list(query));
  const tags = place.tagId ? await api.tags.choices({}) : [];
  const folders = place.folderId ? (await api.emails.folders()).folders : [];
  const storedName = place.everywhere ? undefined : ownName(place, tags, folders);
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

export default function WithList() {
  const list = useLoaderData<typeof loader>();
  const { id } = useParams();
  if (!list) return <Outlet />;
  return (
    <BesideLayout>
      <BesideList {...list} here={id} />
      <div>
        <Outlet />
      </div>
    </BesideLayout>
  );
}
