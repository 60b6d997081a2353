import type { AppLoadContext } from "@remix-run/node";
import type { Division } from "~/contract/divisions";
import { Id, ListInput } from "~/contract/endpoint";
import type { SignedInUser } from "~/contract/session";
import { paths } from "~/paths";
import { orNotFound } from "~/session/or-not-found";
import type { ShownDivision } from "~/ui/knowledge/division-section";
import { fileShower } from "./show-file";

/** As many files as a division shows among others; the rest stand on its own page. */
const filesAmongOthers = 10;

/** What the address asks of the list; whatever makes no sense counts as not said. */
export function listQuery(url: URL) {
  const said = Object.fromEntries(url.searchParams);
  const { page, size, search } = ListInput.shape;
  const division = Id.safeParse(said.division).data;
  return {
    page: page.safeParse(said.page).data ?? 1,
    size: (said.size && size.safeParse(said.size).data) || (division ? 25 : 10),
    search: search.safeParse(said.search).data ?? "",
    division: said.division === undefined ? undefined : (division ?? "none"),
  };
}

export type Query = ReturnType<typeof listQuery>;

const pagingOf = ({ from, to, total, page, size }: Paging) => ({ from, to, total, page, size });
type Paging = { from: number; to: number; total: number; page: number; size: number };

/** All divisions that one may read, each with its newest files; with a search also the files that it finds. */
export async function showAll(context: AppLoadContext, user: SignedInUser, query: Query) {
  const { api } = context;
  const { page, size, search } = query;
  const show = fileShower(context, user);
  const [list, found] = await Promise.all([
    api.divisions.list({ page, size, search }),
    search ? api.files.list({ search, size: 25 }) : undefined,
  ]);
  const divisions = await Promise.all(
    list.rows.map(async division => {
      const files = await api.files.list({ divisionId: division.id, size: filesAmongOthers });
      const all = files.total > files.rows.length ? `?division=${division.id}` : null;
      return { ...shown(division, context, user), files: files.rows.map(show), all };
    }),
  );
  return {
    divisions,
    found: found?.rows.map(file => ({ ...show(file), division: file.divisionName })) ?? [],
    paging: pagingOf(list),
    room: list.room,
  };
}

/** One division alone with its files, page by page. @throws a 404 for one that this person may not read */
export async function showOne(context: AppLoadContext, user: SignedInUser, query: Query) {
  const { api } = context;
  const { page, size, search, division: divisionId = "" } = query;
  const [division, files] = await orNotFound(
    Promise.all([api.divisions.read({ id: divisionId }), api.files.list({ divisionId, page, size, search })]),
  );
  const rows = files.rows.map(fileShower(context, user));
  return {
    divisions: [{ ...shown(division, context, user), files: rows, all: null }],
    found: [],
    paging: pagingOf(files),
    room: undefined,
  };
}

function shown(
  division: Division,
  { visitor }: AppLoadContext,
  user: SignedInUser,
): Omit<ShownDivision, "files" | "all"> {
  const { id, name, description, status, locked, members } = division;
  const asks = visitor.state === "signed-in" && visitor.ability.can("create", "Chat");
  const answers = status === "open" && !locked && division.readyFiles > 0;
  return {
    ...{ id, name, description, status, locked, members },
    count: division.files,
    chat: asks && answers ? paths.chats.new(user.access, { division: id }) : null,
  };
}
