import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import { roleName } from "~/routes/employees/show-employee";
import { requireSignedIn } from "~/session/require-access";
import { type ListedEntry, ProfileList } from "~/ui/profile/profile-list";
import { nothing, pageOf, size } from "./list-page";

export const handle = { namespaces: ["lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const company = user.companyId !== null;
  if (!company || !ability.can("read", "User")) return { ...nothing, company };
  const page = pageOf(context.url);
  const { rows, from, to, total } = await api.employees.list({ page, size });
  // The only person of a company has no connections.
  if (total <= 1 && page === 1) return { ...nothing, company };
  const reader = { language: context.language, timeZone: user.timeZone };
  const entries = rows.map(
    (person): ListedEntry => ({
      ...{ id: person.id, name: `${person.firstName} ${person.lastName}`, text: person.email },
      to: paths.employees.view(person.id),
      facts: [
        { text: roleName(context, person.role) },
        ...(person.id === user.id ? [{ key: "connections.you" as const }] : []),
        { text: formatDate(person.createdAt, reader) },
      ],
    }),
  );
  return { entries, paging: { from, to, total, page, size }, company };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function ConnectionsTab() {
  return <ProfileList {...useLoaderData<typeof loader>()} of="connections" />;
}
