import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { approvedStates } from "~/contract/approved-states";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { ApprovedTable } from "~/ui/feedback/approved-table";
import { DivisionStateFilters } from "~/ui/feedback/division-state-filters";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { ExportMenu } from "~/ui/list/export-menu";
import { ListSheet } from "~/ui/list/list-sheet";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { approvedQuery } from "./approved-query";

export const handle = { namespaces: ["approved", "feedbackReport", "feedback", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || user.access !== "user" || !ability.can("read", "File"))
    return { state: "none" as const };
  const query = approvedQuery(context.url);
  const [{ rows, ...list }, divisions] = await Promise.all([
    api.approvedAnswers.list(query),
    ability.can("read", "Division") ? api.divisions.list({ size: 100 }) : undefined,
  ]);
  const day = { language: context.language, timeZone: "UTC" };
  return {
    state: "list" as const,
    rows: rows.map(({ id, divisionName, wordings, validUntil, state, approvedBy, cited, version }) => ({
      id,
      divisionName,
      state,
      approvedBy,
      cited,
      version,
      question: wordings[0]!,
      validUntil,
      until: formatDate(validUntil, day),
    })),
    divisions: divisions?.rows.map(({ id, name }) => ({ value: id, name })) ?? [],
    query,
    paging: pagingOf(context, list),
    filtered: isFiltered(filterOf(query)),
    exportTo: exportLinks(paths.feedback.approved.export, filterOf(query)),
    may: {
      add: ability.can("create", "File"),
      change: ability.can("update", "File"),
      remove: ability.can("delete", "File"),
    },
  };
}

export default function ApprovedList() {
  const { t } = useTranslation("approved");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  const { query, paging, may } = data;
  const none = !data.filtered && paging.total === 0;
  const add = may.add ? (
    <ButtonLink kind="main" to={paths.feedback.approved.new()}>
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
              {add}
            </>
          )
        }
      >
        {t("intro")}
      </PageHead>
      <FeedbackTabs here={pathname} />
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
            namespace="approved"
            query={query}
            divisions={data.divisions}
            states={approvedStates.map(value => ({ value, name: t(`state.${value}`) }))}
          />
        }
        add={add}
      >
        {parts => <ApprovedTable rows={data.rows} may={may} {...parts} />}
      </ListSheet>
    </>
  );
}
