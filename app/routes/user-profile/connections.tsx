import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import { roleName } from "~/routes/employees/show-employee";
import { pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { type ListedEntry, ProfileList } from "~/ui/profile/profile-list";
import { nothing, tabQuery } from "./list-page";

export const handle = { namespaces: ["lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const company = user.companyId !== null;
  if (!company || !ability.can("read", "User")) return { ...nothing, company };
  const { rows, ...list } = await api.employees.list(tabQuery(context.url));
  // The only person of a company has no connections.
  if (list.total <= 1 && list.page === 1) return { ...nothing, company };
  const reader = { language: context.language, timeZone: user.timeZone };
  const entries = rows.map(
    (person): ListedEntry => ({
      id: person.id,
      name: `${person.firstName} ${person.lastName}`,
      text: person.email,
      to: paths.employees.view(person.id),
      facts: [
        { text: roleName(context, person.role) },
        ...(person.id === user.id ? [{ key: "connections.you" as const }] : []),
        { text: formatDate(person.createdAt, reader) },
      ],
    }),
  );
  return { entries, paging: pagingOf(context, list), company };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function ConnectionsTab() {
  return <ProfileList {...useLoaderData<typeof loader>()} of="connections" />;
}
