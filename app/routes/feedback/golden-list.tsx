import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Plus, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { goldenStates } from "~/contract/golden-states";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { DivisionStateFilters } from "~/ui/feedback/division-state-filters";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { GoldenProgress } from "~/ui/feedback/golden-progress";
import { GoldenTable } from "~/ui/feedback/golden-table";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { RequestId } from "~/ui/form/request-id";
import { ExportMenu } from "~/ui/list/export-menu";
import { ListSheet } from "~/ui/list/list-sheet";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { usePolledData } from "~/ui/shell/use-polled-data";
import { changeGolden } from "./change-golden";
import { goldenQuery } from "./golden-query";
import { goldenShower } from "./show-golden";

export const handle = { namespaces: ["golden", "feedbackReport", "feedback", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || user.access !== "user" || !ability.can("read", "File"))
    return { state: "none" as const, at: 0, busy: false };
  const query = goldenQuery(context.url);
  const [{ rows, progress, ...list }, divisions] = await Promise.all([
    api.goldenQuestions.list(query),
    ability.can("read", "Division") ? api.divisions.list({ size: 100 }) : undefined,
  ]);
  return {
    state: "list" as const,
    at: Date.now(),
    busy: progress.waiting > 0,
    wholeTable: true,
    rows: rows.map(goldenShower(context, user)),
    progress,
    divisions: divisions?.rows.map(({ id, name }) => ({ value: id, name })) ?? [],
    query,
    paging: pagingOf(context, list),
    filtered: isFiltered(filterOf(query)),
    exportTo: exportLinks(paths.feedback.golden.export, filterOf(query)),
    may: {
      add: ability.can("create", "File"),
      change: ability.can("update", "File"),
      remove: ability.can("delete", "File"),
    },
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => changeGolden(context, request);

export default function GoldenList() {
  const { t } = useTranslation("golden");
  const root = useRouteLoaderData("root") as RootData;
  const data = usePolledData(useLoaderData<typeof loader>());
  const { pathname } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  const { query, paging, may, progress } = data;
  const none = !data.filtered && paging.total === 0;
  const add = may.add ? (
    <ButtonLink kind="main" to={paths.feedback.golden.new()}>
      <Plus size={18} aria-hidden />
      {t("add")}
    </ButtonLink>
  ) : undefined;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          none ? undefined : (
            <>
              <ExportMenu {...data.exportTo} />
              {may.change && progress.questions > 0 ? (
                <Form method="post">
                  <RequestId form="run-golden" />
                  <Button name="intent" value="run">
                    <RotateCcw size={18} aria-hidden />
                    {t("run")}
                  </Button>
                </Form>
              ) : null}
              {add}
            </>
          )
        }
      >
        {t("intro")}
      </PageHead>
      <FeedbackTabs here={pathname} />
      <GoldenProgress progress={progress} />
      <ListSheet
        texts={{
          search: t("search"),
          noMatchText: t("noMatchText"),
          none: t("none"),
          noneText: t("noneText"),
        }}
        query={query}
        paging={paging}
        filtered={data.filtered}
        inUse={[query.divisionId, query.state].filter(Boolean).length}
        filters={
          <DivisionStateFilters
            namespace="golden"
            query={query}
            divisions={data.divisions}
            states={goldenStates.map(value => ({ value, name: t(`state.${value}`) }))}
          />
        }
        add={add}
      >
        {parts => <GoldenTable rows={data.rows} may={may} {...parts} />}
      </ListSheet>
    </>
  );
}
