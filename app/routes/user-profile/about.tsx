import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { formatTime } from "~/i18n/format";
import { actionName } from "~/i18n/server";
import { requireSignedIn } from "~/session/require-access";
import type { ShownActivity } from "~/ui/operations/activity-table";
import { AboutPerson } from "~/ui/profile/about-person";
import type { ProfilePerson } from "~/ui/profile/profile-head";

export const handle = { namespaces: ["activity", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { rows } = await api.activities.own({ size: 10 });
  const reader = { language: context.language, timeZone: user.timeZone };
  return rows.map(
    (row, at): ShownActivity => ({
      id: row.id,
      action: row.action,
      name: actionName(context.language, row.action),
      endpoint: row.endpoint,
      code: row.code,
      index: at + 1,
      at: row.at.toISOString(),
      time: formatTime(row.at, reader),
    }),
  );
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function AboutTab() {
  return <AboutPerson person={useOutletContext<ProfilePerson>()} activity={useLoaderData<typeof loader>()} />;
}
