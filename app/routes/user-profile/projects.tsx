import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { type ListedEntry, ProfileList } from "~/ui/profile/profile-list";
import { tabQuery } from "./list-page";

export const handle = { namespaces: ["lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const { rows, ...list } = await api.chats.list({ ...tabQuery(context.url), which: "own" });
  const entries = rows.map(
    (chat): ListedEntry => ({
      id: chat.id,
      name: chat.name,
      to: paths.chats.open("user", chat.id),
      text: chat.divisions.map(division => isolate(division.name)).join(textsFor(language)("shell:comma")),
      facts: [
        { key: "projects.questions", many: chat.questions },
        { key: chat.visibility === "public" ? "projects.isPublic" : "projects.isPrivate" },
        { text: formatTime(chat.updatedAt, { language, timeZone: user.timeZone }) },
      ],
    }),
  );
  return { entries, paging: pagingOf(context, list), company: user.companyId !== null };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function ProjectsTab() {
  return <ProfileList {...useLoaderData<typeof loader>()} of="projects" />;
}
