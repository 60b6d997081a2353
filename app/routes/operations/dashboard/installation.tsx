import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { DashboardPage } from "~/ui/operations/dashboard/dashboard-page";
import { loadInstallation } from "./load-installation";

export const handle = { namespaces: ["dashboard", "charts", "forms", "lists", "messages"], charts: true };

export async function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  const { shown } = await loadInstallation(context);
  return { shown, query: context.url.search };
}

/** The operator's first page: open tasks, the state of the installation, and figures of all companies. */
export default function InstallationDashboard() {
  const { shown, query } = useLoaderData<typeof loader>();
  return <DashboardPage shown={shown} exports={paths.dashboard.exports("/admin/dashboard", query)} />;
}
