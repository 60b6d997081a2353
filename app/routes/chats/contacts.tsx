import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Id, ListInput } from "~/contract/endpoint";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { ContactTable } from "~/ui/chats/sharing/contact-table";
import { ShareTable } from "~/ui/chats/sharing/share-table";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Tabs } from "~/ui/primitives/tabs";
import { shownShare } from "./shown-share";

export const handle = { namespaces: ["sharing", "chats", "lists"] };

const views = ["people", "given", "received"] as const;
const Query = ListInput.extend({ view: z.enum(views).default("people"), divisionId: Id.optional() });

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const chats = paths.chats.list(user.access);
  if (!user.companyId || !ability.can("update", "Chat")) return { view: "none" as const, chats };
  const { view, ...query } = readListQuery(context.url, Query, { size: 25 });
  const [given, received] = await Promise.all([api.shares.given(), api.shares.received()]);
  const inspections = paths.inspections.list(user.access);
  const counts = { given: given.length, received: received.length };
  const reader = { language: context.language, timeZone: user.timeZone };
  const show = (own: boolean) => (share: (typeof given)[number]) =>
    shownShare(share, { own, access: user.access, since: formatDate(share.since, reader) });
  if (view !== "people")
    return {
      view,
      counts,
      chats,
      inspections,
      shares: view === "given" ? given.map(show(true)) : received.map(show(false)),
    };
  const [{ rows, ...list }, divisions] = await Promise.all([
    api.shares.contacts(query),
    ability.can("read", "Division") ? api.divisions.list({ size: 100 }) : undefined,
  ]);
  const root = paths.contacts.root(user.access, context.url.pathname);
  return {
    view,
    counts,
    chats,
    inspections,
    query,
    paging: pagingOf(context, list),
    employees: user.access === "user" && ability.can("update", "User") ? paths.employees.list() : undefined,
    divisions: (divisions?.rows ?? []).map(({ id, name }) => ({ value: id, name })),
    people: rows.map(({ id, name, avatar, manages, divisions: common }) => ({
      id,
      name,
      picture: paths.picture(avatar),
      manages,
      divisions: common,
      to: paths.contacts.person(root, id),
      chats: given.filter(share => share.person.id === id).length,
    })),
  };
}

export default function ChatContact() {
  const { t } = useTranslation(["sharing", "lists"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  if (data.view === "none")
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState title={t("noCompany")} action={<ButtonLink to={data.chats}>{t("toChats")}</ButtonLink>}>
            {t("noCompanyText")}
          </EmptyState>
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <ButtonLink kind="quiet" to={data.inspections}>
            {t("inspections")}
          </ButtonLink>
        }
      >
        {t("intro")}
      </PageHead>
      <Sheet>
        <Tabs
          inside
          label={t("views")}
          tabs={views.map(view => ({
            to: withParams("", view === "people" ? {} : { view }),
            text: view === "people" ? t("people") : `${t(view)} (${data.counts[view]})`,
            current: view === data.view,
          }))}
        />
        {data.view === "people" ? <People data={data} /> : <Shares data={data} />}
      </Sheet>
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Shares({ data }: { data: Extract<Loaded, { view: "given" | "received" }> }) {
  const { t } = useTranslation("sharing");
  const given = data.view === "given";
  return (
    <ShareTable
      shares={data.shares}
      given={given}
      empty={
        <EmptyState
          title={t(given ? "noGiven" : "noReceived")}
          action={<ButtonLink to={data.chats}>{t("toChats")}</ButtonLink>}
        >
          {t(given ? "noGivenText" : "noReceivedText")}
        </EmptyState>
      }
    />
  );
}

function People({ data }: { data: Extract<Loaded, { view: "people" }> }) {
  const { t } = useTranslation(["sharing", "lists"]);
  const { query, paging } = data;
  const kept = { search: query.search, ...(query.divisionId ? { divisionId: query.divisionId } : {}) };
  const filtered = query.search !== "" || query.divisionId !== undefined;
  return (
    <>
      {filtered || paging.total > 0 ? (
        <ListTools
          inside
          label={t("search")}
          search={query.search}
          size={query.size}
          inUse={query.divisionId ? 1 : 0}
          all={withParams("", {})}
        >
          <FilterSelect
            name="divisionId"
            label={t("division")}
            value={query.divisionId}
            options={data.divisions}
          />
        </ListTools>
      ) : null}
      <ContactTable
        people={data.people}
        empty={
          <EmptyState
            title={t(filtered ? "lists:noMatch" : "nobody")}
            action={
              filtered ? (
                <ButtonLink to={withParams("", {})}>{t("lists:reset")}</ButtonLink>
              ) : data.employees ? (
                <ButtonLink kind="main" to={data.employees}>
                  {t("toEmployees")}
                </ButtonLink>
              ) : undefined
            }
          >
            {filtered ? null : t("nobodyText")}
          </EmptyState>
        }
      />
      <Pagination inside paging={paging} to={page => withParams("", { ...kept, size: query.size, page })} />
    </>
  );
}
