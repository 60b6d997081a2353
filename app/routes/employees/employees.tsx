import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { chosenIds, forEachChosen } from "~/routes/list/chosen";
import { exportLinks, filterOf, pagingOf } from "~/routes/list/list-query";
import { flash, flashCounts } from "~/session/flash";
import { itemKey, requestKey } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import { EmployeesTable } from "~/ui/employees/employees-table";
import { EmployeesTools } from "~/ui/employees/employees-tools";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ExportMenu } from "~/ui/list/export-menu";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { employeesQuery } from "./employees-query";
import { employeeShower, openDivisions, roleName } from "./show-employee";

export const handle = { namespaces: ["employees", "people", "lists", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "User")) return { state: "no-company" as const };
  const query = employeesQuery(context.url);
  const [{ rows, quota, roles, ...list }, divisions] = await Promise.all([
    api.employees.list(query),
    ability.can("read", "Division") ? openDivisions(context) : [],
  ]);
  return {
    state: "list" as const,
    people: rows.map(employeeShower(context, user)),
    paging: pagingOf(context, list),
    query,
    quota,
    divisions: divisions.map(({ id, name }) => ({ value: id, name })),
    roles: roles.map(value => ({ value, name: roleName(context, value) })),
    exportTo: exportLinks(paths.employees.export, filterOf(query)),
    mayAdd: ability.can("create", "User"),
    mayChange: ability.can("update", "User"),
    purchase: mayBuy(context),
  };
}

const bulkDone = {
  invite: "people:bulk.invited",
  suspend: "people:bulk.suspended",
  reinstate: "employees:bulk.reinstated",
} as const;

/** Invites the selected people again, suspends them, or ends their suspension. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const back = redirect(wantedPath(context.url));
  if (intent !== "invite" && intent !== "suspend" && intent !== "reinstate") return back;
  const ids = chosenIds(form);
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "people:bulk.none" });
    return back;
  }
  const key = requestKey(form);
  const counts = await forEachChosen(ids, id =>
    api.employees[intent]({ id }, { context: { key: itemKey(key, id) } }),
  );
  flashCounts(context, { all: bulkDone[intent], some: "employees:bulk.some" }, counts);
  return back;
}

export default function Employees() {
  const { t } = useTranslation(["employees", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
  const { people, paging, query, quota } = data;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            <ExportMenu {...data.exportTo} />
            {data.mayAdd && !quota.locked ? (
              <ButtonLink kind="main" to={paths.employees.add()}>
                <Plus size={18} aria-hidden />
                {t("invite")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t("intro")}
        {quota.limit === null ? null : <> {t("room", { used: quota.used, limit: quota.limit })}</>}
        {quota.locked && data.purchase ? (
          <>
            {" "}
            <a href={paths.checkout()}>{t("messages:plan.locked")}</a>
          </>
        ) : null}
      </PageHead>
      <Sheet>
        <EmployeesTools asked={query} roles={data.roles} divisions={data.divisions} all={pathname} />
        <EmployeesTable
          people={people}
          sort={query.sort}
          sortTo={sort => withParams(search, { sort })}
          mayChange={data.mayChange}
          purchase={data.purchase}
          empty={
            <EmptyState title={t("nobody")} action={<ButtonLink to={pathname}>{t("reset")}</ButtonLink>}>
              {t(query.status === "undelivered" ? "noUndelivered" : "nobodyText")}
            </EmptyState>
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
