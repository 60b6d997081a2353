import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { FirstSteps } from "~/ui/knowledge/first-steps";
import { DashboardPage } from "~/ui/operations/dashboard/dashboard-page";
import { LockedCard } from "~/ui/operations/dashboard/fact-card";
import { TaskCard } from "~/ui/operations/dashboard/task-card";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { loadCompany } from "./load-company";

export const handle = {
  namespaces: ["dashboard", "charts", "forms", "lists", "messages", "firstSteps"],
  charts: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  const loaded = await loadCompany(context);
  if (loaded.state !== "figures") return loaded;
  const { state, shown } = loaded;
  return { state, shown, query: context.url.search };
}

/** The data manager's first page: open tasks, and the company's figures, or its first steps until it has asked. */
export default function CompanyDashboard() {
  const { t } = useTranslation("dashboard");
  const data = useLoaderData<typeof loader>();
  const root = useRouteLoaderData("root") as RootData;
  if (data.state === "figures")
    return <DashboardPage shown={data.shown} exports={paths.dashboard.exports("/dashboard", data.query)} />;
  if (data.state === "steps")
    return (
      <>
        <PageHead title={root.title}>{t("steps.intro")}</PageHead>
        <div className="stack" data-gap="6" style={{ maxInlineSize: "52rem" }}>
          <FirstSteps steps={data.steps} />
          {data.tasks ? <TaskCard {...data.tasks} /> : null}
          {data.locked ? <LockedCard {...data.locked} /> : null}
        </div>
      </>
    );
  const { state } = data;
  return (
    <>
      <PageHead title={root.title} />
      <Sheet>
        <EmptyState
          title={t(`${state}.title`)}
          action={<ButtonLink to={paths.chats.list("user")}>{t("toChats")}</ButtonLink>}
        >
          {t(`${state}.text`)}
        </EmptyState>
      </Sheet>
    </>
  );
}
