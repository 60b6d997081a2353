import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { DashboardPage } from "~/ui/operations/dashboard/dashboard-page";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { loadAnalysis } from "./load-analysis";

export const handle = { namespaces: ["dashboard", "charts", "forms", "lists", "messages"], charts: true };

export async function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  const loaded = await loadAnalysis(context);
  if (loaded.state !== "figures") return loaded;
  const { state, shown } = loaded;
  return { state, shown, query: context.url.search };
}

/** The analyst's first page: figures across companies. */
export default function AnalysisDashboard() {
  const { t } = useTranslation("dashboard");
  const data = useLoaderData<typeof loader>();
  const root = useRouteLoaderData("root") as RootData;
  if (data.state === "figures")
    return (
      <DashboardPage
        shown={data.shown}
        exports={paths.dashboard.exports("/analysis/dashboard", data.query)}
      />
    );
  return (
    <>
      <PageHead title={root.title} />
      <Sheet>
        <EmptyState title={t("refused.title")}>{t("refused.text")}</EmptyState>
      </Sheet>
    </>
  );
}
