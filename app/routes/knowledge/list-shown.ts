import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { Division } from "~/contract/divisions";
import { Id, ListInput } from "~/contract/endpoint";
import { type FileSort, fileSorts } from "~/contract/file-sorts";
import { fileValidities, listedStatuses } from "~/contract/file-states";
import type { KnowledgeFile } from "~/contract/files";
import type { SignedInUser } from "~/contract/session";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { or404 } from "~/session/or-404";
import type { ShownDivision } from "~/ui/knowledge/division-section";
import { withParams } from "~/ui/list/with-params";
import { fileShower } from "./show-file";

/** Number of files that a search shows before the divisions; a page of their own lists all. */
const foundFiles = 25;

/** Number of files listed per division; the division's own page lists all. */
const filesPerDivision = 10;

const ListQuery = ListInput.extend({
  division: Id.optional(),
  status: z.enum(listedStatuses).optional(),
  validity: z.enum(fileValidities).optional(),
  tagId: Id.optional(),
  sort: z.enum(fileSorts).default("-added"),
  /** Only the files that a search finds, without the divisions. */
  only: z.literal("files").optional(),
});

/** The query of the list, from the address; an invalid division id becomes `none`, which matches nothing. */
export function listQuery(url: URL) {
  const isOneDivision = url.searchParams.has("division");
  const query = readListQuery(url, ListQuery, { size: isOneDivision ? 25 : 10 });
  return { ...query, division: isOneDivision ? (query.division ?? "none") : undefined };
}

export type Query = ReturnType<typeof listQuery>;

/** All readable divisions, each with its first files; with a search also the matching files. */
export async function showAll(context: AppLoadContext, user: SignedInUser, query: Query) {
  const { api } = context;
  const { page, size, search, sort } = query;
  const show = fileShower(context, user);
  const [list, found] = await Promise.all([
    api.divisions.list({ page, size, search }),
    search ? api.files.list({ search, sort, size: foundFiles }) : undefined,
  ]);
  const first = await firstFiles(context, list.rows, sort);
  const divisions = list.rows.map(division => {
    const files = first.get(division.id) ?? [];
    const all =
      files.length > filesPerDivision
        ? withParams("", { division: division.id, sort: sortParam(sort) })
        : null;
    return {
      ...shown(division, context, user),
      files: files.slice(0, filesPerDivision).map(show),
      all,
    };
  });
  return {
    divisions,
    found: found?.rows.map(file => ({ ...show(file), division: file.divisionName })) ?? [],
    moreFound: found && found.total > found.rows.length ? found.total : 0,
    stale: [],
    paging: pagingOf(context, list),
    quota: list.quota,
  };
}

/** The files in one state, of one validity or with one tag, of all readable divisions. */
export async function showFound(
  { api, ...context }: AppLoadContext,
  user: SignedInUser,
  { page, size, search, status, validity, tagId, sort }: Query,
) {
  const show = fileShower({ api, ...context }, user);
  const files = await api.files.list({ page, size, search, status, validity, tagId, sort });
  return {
    divisions: [],
    stale: [],
    found: files.rows.map(file => ({ ...show(file), division: file.divisionName })),
    moreFound: 0,
    paging: pagingOf(context, files),
    quota: undefined,
  };
}

/** The usual order is not part of an address. */
const sortParam = (sort: FileSort) => (sort === "-added" ? undefined : sort);

/** The first files of each division, with one extra to detect that there are more. */
async function firstFiles({ api }: AppLoadContext, divisions: Division[], sort: FileSort) {
  const files = new Map<string, KnowledgeFile[]>(divisions.map(({ id }) => [id, []]));
  if (divisions.length === 0) return files;
  const divisionIds = [...files.keys()];
  for (const file of await api.files.newest({ divisionIds, most: filesPerDivision + 1, sort }))
    files.get(file.divisionId)?.push(file);
  return files;
}

/** One division with a page of its files. @throws a 404 if the user may not read it */
export async function showOne(context: AppLoadContext, user: SignedInUser, query: Query) {
  const { api } = context;
  const { page, size, search, status, validity, tagId, sort, division: divisionId = "" } = query;
  const [division, files] = await or404(
    Promise.all([
      api.divisions.read({ id: divisionId }),
      api.files.list({ divisionId, page, size, search, status, validity, tagId, sort }),
    ]),
  );
  const stale = mayUpdate(context) ? await api.divisions.expired({ id: divisionId }) : [];
  const rows = files.rows.map(fileShower(context, user));
  return {
    // A filtered list without files does not mean that the division has none.
    divisions:
      (search || status || validity || tagId) && rows.length === 0
        ? []
        : [{ ...shown(division, context, user), files: rows, all: null }],
    found: [],
    moreFound: 0,
    stale: stale.map(({ validUntil, ...file }) => ({
      ...file,
      expiredOn: formatDate(`${validUntil}T12:00:00Z`, { language: context.language, timeZone: "UTC" }),
    })),
    paging: pagingOf(context, files),
    quota: undefined,
  };
}

const mayUpdate = ({ visitor }: AppLoadContext) =>
  visitor.state === "signed-in" && visitor.ability.can("update", "Division");

function shown(
  division: Division,
  { visitor }: AppLoadContext,
  user: SignedInUser,
): Omit<ShownDivision, "files" | "all"> {
  const { id, name, description, status, locked, members } = division;
  const mayAsk = visitor.state === "signed-in" && visitor.ability.can("create", "Chat");
  const answers = status === "open" && !locked && division.readyFiles + division.approvedAnswers > 0;
  return {
    id,
    name,
    description,
    status,
    locked,
    members,
    count: division.files,
    chat: mayAsk && answers ? paths.ask.page(user.access, { division: id }) : null,
  };
}
