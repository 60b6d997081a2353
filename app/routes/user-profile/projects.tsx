import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { isolate } from "~/ui/knowledge/isolate";
import { type ListedEntry, ProfileList } from "~/ui/profile/profile-list";
import { pageOf, size } from "./list-page";

export const handle = { namespaces: ["lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const page = pageOf(context.url);
  const { rows, from, to, total } = await api.chats.list({ page, size, which: "own" });
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
  return { entries, paging: { from, to, total, page, size }, company: user.companyId !== null };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function ProjectsTab() {
  return <ProfileList {...useLoaderData<typeof loader>()} of="projects" />;
}
