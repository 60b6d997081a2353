import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { type ListedEntry, ProfileList } from "~/ui/profile/profile-list";
import { nothing, tabQuery } from "./list-page";

export const handle = { namespaces: ["lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const company = user.companyId !== null;
  if (!company || !ability.can("read", "Division")) return { ...nothing, company };
  const { rows, ...list } = await api.divisions.list(tabQuery(context.url));
  const entries = rows.map(
    (division): ListedEntry => ({
      id: division.id,
      name: division.name,
      text: division.description,
      to: paths.knowledge.divisions("user", { division: division.id }),
      facts: [
        { key: "teams.members", many: division.members },
        { key: "teams.files", many: division.files },
      ],
    }),
  );
  return { entries, paging: pagingOf(context, list), company };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function TeamsTab() {
  return <ProfileList {...useLoaderData<typeof loader>()} of="teams" />;
}
