import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { type ListedEntry, ProfileList } from "~/ui/profile/profile-list";
import { nothing, pageOf, size } from "./list-page";

export const handle = { namespaces: ["lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const company = user.companyId !== null;
  if (!company || !ability.can("read", "Division")) return { ...nothing, company };
  const page = pageOf(context.url);
  const { rows, from, to, total } = await api.divisions.list({ page, size });
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
  return { entries, paging: { from, to, total, page, size }, company };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function TeamsTab() {
  return <ProfileList {...useLoaderData<typeof loader>()} of="teams" />;
}
