import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Plus, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { chosenIds, forEachChosen } from "~/routes/list/chosen";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { flash, flashCounts } from "~/session/flash";
import { itemKey, requestKey } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { requireSignedIn } from "~/session/require-access";
import { ExportMenu } from "~/ui/list/export-menu";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { OpenImports } from "~/ui/people/open-imports";
import { PeopleTable } from "~/ui/people/people-table";
import { PeopleTools } from "~/ui/people/people-tools";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { kindOfPage, peopleQuery } from "./people-query";
import { countryNamer, personShower, staffRoleName } from "./show-person";

export const handle = { namespaces: ["people", "employees", "lists", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const kind = kindOfPage(context.page);
  const query = peopleQuery(context.url, kind);
  const { kind: _, ...filter } = filterOf(query);
  const mayAdd = ability.can("create", "User");
  const [list, roles, imports] = await Promise.all([
    api.people.list(query),
    kind === "staff" ? api.people.roles() : [],
    mayAdd ? api.people.listImports({ kind }) : [],
  ]);
  const countryName = countryNamer(context);
  return {
    kind,
    people: list.rows.map(personShower(context, user)),
    paging: pagingOf(context, list),
    query,
    roles: roles.map(role => ({ value: role.id, name: staffRoleName(context, role) })),
    countries: list.countries
      .map(value => ({ value, name: countryName(value) }))
      .sort((a, b) => a.name.localeCompare(b.name, context.language)),
    filtered: isFiltered(filter),
    exportTo: exportLinks(paths.people.export, filterOf(query)),
    mayAdd,
    imports: imports.map(({ id, name }) => ({ name, to: paths.people.importOf(id) })),
    mayChange: ability.can("update", "User"),
    mayRemove: ability.can("delete", "User"),
    sells: context.build.mode === "lotse",
  };
}

/** Sends invitations again: to the selected people, or to one by its menu. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const [intent, one] = String(form.get("intent")).split(":");
  const ids = one ? [one] : chosenIds(form);
  const back = redirect(wantedPath(context.url));
  if (intent !== "invite") return back;
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "people:bulk.none" });
    return back;
  }
  const key = requestKey(form);
  const counts = await forEachChosen(ids, id =>
    api.people.invite({ id }, { context: { key: itemKey(key, id) } }),
  );
  flashCounts(context, { all: "people:bulk.invited", some: "people:bulk.invitedSome" }, counts);
  return back;
}

export default function People() {
  const { t } = useTranslation(["people", "messages", "employees", "lists"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { kind, people, paging, query, filtered } = data;
  const none = !filtered && paging.total === 0;
  const add = data.mayAdd ? (
    <ButtonLink kind="main" to={paths.people.add(kind)}>
      <Plus size={18} aria-hidden />
      {t("add.link")}
    </ButtonLink>
  ) : undefined;
  const lookedUp = query.search.includes("@");
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {none ? null : <ExportMenu {...data.exportTo} />}
            {data.mayAdd ? (
              <ButtonLink to={paths.people.import(kind)}>
                <Upload size={18} aria-hidden />
                {t("import.link")}
              </ButtonLink>
            ) : null}
            {none ? null : add}
          </>
        }
      >
        {t(`intro.${kind}`)}
      </PageHead>
      <OpenImports imports={data.imports} />
      <Sheet>
        {none ? null : (
          <PeopleTools
            kind={kind}
            asked={query}
            roles={data.roles}
            countries={data.countries}
            sells={data.sells}
            all={pathname}
          />
        )}
        <PeopleTable
          kind={kind}
          people={people}
          sort={query.sort}
          sortTo={sort => withParams(search, { sort })}
          mayChange={data.mayChange}
          mayRemove={data.mayRemove}
          sells={data.sells}
          empty={
            none ? (
              <EmptyState title={t(`none.${kind}`)} action={add} />
            ) : (
              <EmptyState
                title={lookedUp ? t("messages:reset.noUser") : t("nobody")}
                action={<ButtonLink to={pathname}>{t("lists:showAll")}</ButtonLink>}
              >
                {t(query.status === "undelivered" ? "employees:noUndelivered" : "nobodyText")}
              </EmptyState>
            )
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
