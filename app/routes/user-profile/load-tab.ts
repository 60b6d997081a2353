import type { AppLoadContext } from "@remix-run/node";
import { ListInput } from "~/contract/endpoint";
import { formatDate, formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { roleName } from "~/routes/employees/show-person";
import { enterSignedIn } from "~/session/enter";
import { isolate } from "~/ui/knowledge/isolate";
import type { ListedEntry } from "~/ui/profile/profile-list";

const size = 10;

/** What a tab lists, a page of it. Nothing for people without a company: the page says why. */
export async function loadList(context: AppLoadContext, tab: "teams" | "projects" | "connections") {
  const { api, user, ability } = enterSignedIn(context);
  const page = ListInput.shape.page.safeParse(context.url.searchParams.get("page") ?? 1).data ?? 1;
  const { language } = context;
  const nothing = { entries: [] as ListedEntry[], paging: { from: 0, to: 0, total: 0, page: 1, size } };
  if (tab === "teams") {
    if (!user.companyId || !ability.can("read", "Division")) return nothing;
    const { rows, ...paging } = await api.divisions.list({ page, size });
    const entries = rows.map(
      (division): ListedEntry => ({
        ...{ id: division.id, name: division.name, text: division.description },
        to: paths.knowledge.divisions("user", { division: division.id }),
        facts: [
          { key: "teams.members", many: division.members },
          { key: "teams.files", many: division.files },
        ],
      }),
    );
    return { entries, paging: pagingOf(paging) };
  }
  if (tab === "projects") {
    const { rows, ...paging } = await api.chats.list({ page, size, which: "own" });
    const entries = rows.map(
      (chat): ListedEntry => ({
        ...{ id: chat.id, name: chat.name, to: paths.chats.open("user", chat.id) },
        text: chat.divisions.map(division => isolate(division.name)).join(textsFor(language)("shell:comma")),
        facts: [
          { key: "projects.questions", many: chat.questions },
          { key: chat.visibility === "public" ? "projects.isPublic" : "projects.isPrivate" },
          { text: formatTime(chat.updatedAt, { language, timeZone: user.timeZone }) },
        ],
      }),
    );
    return { entries, paging: pagingOf(paging) };
  }
  if (!user.companyId || !ability.can("read", "User")) return nothing;
  const { rows, ...paging } = await api.employees.list({ page, size });
  const entries = rows.map(
    (person): ListedEntry => ({
      ...{ id: person.id, name: `${person.firstName} ${person.lastName}`, text: person.email },
      to: paths.employees.view(person.id),
      facts: [
        { text: roleName(context, person.role) },
        ...(person.id === user.id ? [{ key: "connections.you" as const }] : []),
        { text: formatDate(person.createdAt, { language, timeZone: user.timeZone }) },
      ],
    }),
  );
  // Alone with oneself there are no connections.
  return paging.total <= 1 && page === 1 ? nothing : { entries, paging: pagingOf(paging) };
}

const pagingOf = ({
  from,
  to,
  total,
  page,
  size,
}: {
  from: number;
  to: number;
  total: number;
  page: number;
  size: number;
}) => ({
  ...{ from, to, total, page, size },
});
