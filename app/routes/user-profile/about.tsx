import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { AboutPerson } from "~/ui/profile/about-person";
import type { ProfilePerson } from "~/ui/profile/profile-head";
import { latestActivities, readActivities } from "../account/latest-activities";

export const handle = { namespaces: ["activity", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { rows } = await api.activities.own({ size: readActivities });
  return latestActivities(rows, { language: context.language, timeZone: user.timeZone });
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function AboutTab() {
  return <AboutPerson person={useOutletContext<ProfilePerson>()} activity={useLoaderData<typeof loader>()} />;
}
