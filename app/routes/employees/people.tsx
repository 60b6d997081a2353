import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn } from "~/session/enter";
import { mayBuy } from "~/session/may-buy";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { PeopleTable } from "~/ui/employees/people-table";
import { PeopleTools } from "~/ui/employees/people-tools";
import { askedWith } from "~/ui/list/asked-with";
import { ExportMenu } from "~/ui/list/export-menu";
import { Pagination } from "~/ui/list/pagination";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { peopleQuery } from "./people-query";
import { personShower, roleName } from "./show-person";

export const handle = { namespaces: ["employees", "lists", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  if (!user.companyId || !ability.can("read", "User")) return { state: "no-company" as const };
  const query = peopleQuery(context.url);
  const { rows, from, to, total, page, size, room, roles } = await api.employees.list(query);
  const { page: _, size: __, ...filter } = query;
  return {
    state: "list" as const,
    people: rows.map(personShower(context, user)),
    paging: { from, to, total, page, size },
    query,
    room,
    roles: roles.map(value => ({ value, name: roleName(context, value) })),
    exportTo: {
      csv: paths.employees.export(filter),
      xlsx: paths.employees.export({ ...filter, format: "xlsx" }),
    },
    mayAdd: ability.can("create", "User"),
    mayChange: ability.can("update", "User"),
    purchase: mayBuy(context),
  };
}

export default function People() {
  const { t } = useTranslation(["employees", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
  const { people, paging, query, room } = data;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            <ExportMenu {...data.exportTo} />
            {data.mayAdd && !room.locked ? (
              <ButtonLink kind="main" to={paths.employees.add()}>
                <Plus size={18} aria-hidden />
                {t("invite")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t("intro")}
        {room.limit === null ? null : <> {t("room", { used: room.used, limit: room.limit })}</>}
        {room.locked && data.purchase ? (
          <>
            {" "}
            <a href={paths.checkout()}>{t("messages:plan.locked")}</a>
          </>
        ) : null}
      </PageHead>
      <Sheet>
        <PeopleTools key={search} asked={query} sort={query.sort} roles={data.roles} all={pathname} />
        <PeopleTable
          people={people}
          sort={query.sort}
          sortTo={sort => askedWith(search, { sort })}
          mayChange={data.mayChange}
          purchase={data.purchase}
          empty={
            <EmptyState title={t("nobody")} action={<ButtonLink to={pathname}>{t("reset")}</ButtonLink>}>
              {t("nobodyText")}
            </EmptyState>
          }
        />
        <Pagination inside paging={paging} to={page => askedWith(search, { page })} />
      </Sheet>
    </>
  );
}
