import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { formatTime } from "~/i18n/format";
import { actionName, sayInvalid, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { ExportMenu } from "~/ui/list/export-menu";
import { ActivityFilterForm } from "~/ui/operations/activity-filter";
import { ActivityTable, type ShownActivity } from "~/ui/operations/activity-table";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { apiQueryOf, countBefore, dayFaults, logQuery, wrongDays } from "./log-query";

export const handle = { namespaces: ["activity", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const { url, language } = context;
  const { before, ...filter } = logQuery(url);
  const { rows, older } = await api.activities.list({ ...apiQueryOf(filter, language), before });
  const reader = { language, timeZone: user.timeZone };
  const t = textsFor(language);
  const named = ability.can("read", "User");
  const counted = countBefore(url);
  const nameOf = (row: (typeof rows)[number]) =>
    row.userName ?? (row.userId ? t("activity:gone", { id: row.userId.slice(-8) }) : t("activity:visitor"));
  return {
    // An invalid day remains in its field, beside its error.
    filter: {
      ...filter,
      ...Object.fromEntries(wrongDays(url).map(name => [name, url.searchParams.get(name)])),
    },
    wrong: Object.fromEntries(
      Object.entries(dayFaults(url, filter)).map(([name, codes]) => [
        name,
        codes.map(code => sayInvalid(language, code)),
      ]),
    ) as { from?: string[]; to?: string[] },
    later: before !== undefined,
    older: older ? { before: older, after: counted + rows.length } : null,
    rows: rows.map(
      (row, at): ShownActivity => ({
        id: row.id,
        action: row.action,
        name: actionName(context.language, row.action),
        endpoint: row.endpoint,
        code: row.code,
        index: counted + at + 1,
        at: row.at.toISOString(),
        time: formatTime(row.at, reader),
        ...(named ? { who: nameOf(row) } : {}),
      }),
    ),
  };
}

const PageLinks = styled.nav`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s3); margin-block-start: var(--s5); font: 400 var(--t15) var(--font);
  a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  @media print { display: none; }
`;

export default function ActivityLog() {
  const { t } = useTranslation("activity");
  const root = useRouteLoaderData("root") as RootData;
  const { filter, wrong, rows, later, older } = useLoaderData<typeof loader>();
  const here = paths.admin.activityLog;
  const isFiltered = Boolean(filter.search || filter.codes || filter.from || filter.to);
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <ExportMenu
            csv={paths.admin.activityExport(filter)}
            xlsx={paths.admin.activityExport({ ...filter, format: "xlsx" })}
          />
        }
      >
        {t("intro")}
      </PageHead>
      <ActivityFilterForm filter={filter} wrong={wrong} all={here()} />
      <Sheet as="div">
        <ActivityTable
          rows={rows}
          caption={root.title}
          empty={<EmptyState title={isFiltered || later ? t("none.found") : t("none.yet")} />}
        />
      </Sheet>
      {later || older ? (
        <PageLinks aria-label={t("pages")}>
          {later ? <Link to={here(filter)}>{t("newest")}</Link> : <span />}
          {older ? (
            <Link to={here({ ...filter, ...older })} rel="next">
              {t("older")}
            </Link>
          ) : null}
        </PageLinks>
      ) : null}
    </>
  );
}
