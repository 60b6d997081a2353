import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { RefreshCw, SearchCheck, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { offeredFileSorts } from "~/contract/file-sorts";
import { fileValidities } from "~/contract/file-states";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { wantedPath } from "~/session/guard";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import { NoCompany } from "~/ui/employees/no-company";
import { SelectField } from "~/ui/form/field";
import { DivisionSection } from "~/ui/knowledge/division-section";
import { FileTable } from "~/ui/knowledge/file-table";
import { KnowledgeForm } from "~/ui/knowledge/knowledge-form";
import { StaleFiles } from "~/ui/knowledge/stale-files";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { TagFilter } from "~/ui/list/tag-filter";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { TextLink } from "~/ui/primitives/text-link";
import { usePolledData } from "~/ui/shell/use-polled-data";
import { changeReading } from "./change-reading";
import { listQuery, showAll, showFound, showOne } from "./list-shown";
import { makeOffer } from "./make-offer";
import { isBusy } from "./show-file";

export const handle = { namespaces: ["divisions", "quarantine", "lists", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Division"))
    return { state: "no-company" as const, at: 0, busy: false };
  const at = Date.now();
  const query = listQuery(context.url);
  const uploads = ability.can("create", "File");
  const [list, offer, tags] = await Promise.all([
    query.division !== undefined
      ? showOne(context, user, query)
      : query.status || query.validity || query.tagId || query.only
        ? showFound(context, user, query)
        : showAll(context, user, query),
    uploads ? makeOffer(context, query.division ?? "") : undefined,
    api.tags.choices({}),
  ]);
  const busyFiles = [...list.divisions.flatMap(division => division.files), ...list.found].filter(
    isBusy,
  ).length;
  const busy = busyFiles > 0 || list.divisions.some(division => division.status === "deleting");
  return {
    state: "list" as const,
    at,
    ...list,
    offer,
    tags: tags.map(({ id, name }) => ({ value: id, name })),
    query,
    busyFiles,
    /** Without script the page refreshes itself after this many seconds. */
    ...(busy ? { refresh: 10 } : {}),
    busy,
    rights: {
      change: ability.can("update", "File"),
      remove: ability.can("delete", "File"),
      edit: ability.can("update", "Division"),
      delete: ability.can("delete", "Division"),
      upload: uploads,
      purchase: mayBuy(context),
    },
  };
}

/** Processes a file again or stops it. All other actions have their own pages. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  await changeReading(context, await request.formData());
  return redirect(wantedPath(context.url));
}

const Root = styled.div`
  &[data-side] { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: var(--s6); align-items: start; }
  > .side { position: sticky; inset-block-start: 5.5rem; }
  .instead { display: none; gap: var(--s4); }
  /* A refreshing page would lose the input of its form, which therefore has a page of its own. */
  @media (scripting: none) { .side[data-refreshing] { > form { display: none; } > .instead { display: grid; } } }
  .news { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s1) var(--s4); margin-block-end: var(--s5); color: var(--muted); font: 400 var(--t15) var(--font); }
  .news a { display: inline-flex; align-items: center; gap: 0.375rem; }
  .found { margin-block-end: var(--s8); }
  .found .all { padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line); font: 400 var(--t15) var(--font); }
  .found > h2 { margin-block-end: var(--s3); }
  @media (max-width: 1279px) { &[data-side] { grid-template-columns: minmax(0, 1fr); } > .side { position: static; } }
  @media (max-width: 639px) { .news a { min-block-size: 2.75rem; } }
`;

/** On narrow screens, where the form is below the list, a link leads to its own page. */
const Narrow = styled.span`
  > a { inline-size: 100%; }
  @media (min-width: 1280px) { display: none; }
`;

export default function Divisions() {
  const { t } = useTranslation("divisions");
  const root = useRouteLoaderData("root") as RootData;
  const data = usePolledData(useLoaderData<typeof loader>());
  if (data.state === "no-company")
    return (
      <>
        <PageHead title={root.title} />
        <NoCompany about="divisions" />
      </>
    );
  const { quota, rights, offer } = data;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {rights.edit && data.divisions.length > 0 ? (
              <ButtonLink
                to={paths.knowledge.searchTest(data.query.division ? { division: data.query.division } : {})}
              >
                <SearchCheck size={18} aria-hidden />
                {t("searchTest")}
              </ButtonLink>
            ) : null}
            {offer ? (
              <Narrow>
                <ButtonLink to={paths.knowledge.new()}>
                  <Upload size={18} aria-hidden />
                  {t("upload")}
                </ButtonLink>
              </Narrow>
            ) : null}
          </>
        }
      >
        {rights.upload ? t("intro") : t("introEmployee")}
        {rights.edit && quota && quota.limit !== null ? (
          <> {t(quota.used > quota.limit ? "roomOver" : "room", { used: quota.used, limit: quota.limit })}</>
        ) : null}
      </PageHead>
      <Root data-side={offer ? true : undefined}>
        <div>
          <List data={data} />
        </div>
        {offer ? (
          <Sheet as="div" className="side no-print" data-pad data-refreshing={data.busy || undefined}>
            <div className="instead">
              <p>{t("new.noScript")}</p>
              <ButtonLink wide to={paths.knowledge.new()}>
                {t("new.more")}
              </ButtonLink>
            </div>
            <KnowledgeForm key={data.query.division} offer={offer} heading={t("new.title")} />
          </Sheet>
        ) : null}
      </Root>
    </>
  );
}

/** The states that files stay in for a while. */
const shownStatuses = ["ready", "quarantined", "failed", "stopped", "queued", "reading"] as const;

type Listed = Extract<Awaited<ReturnType<typeof loader>>, { state: "list" }>;

function List({ data }: { data: Listed }) {
  const { t } = useTranslation("divisions");
  const { pathname, search } = useLocation();
  const { divisions, found, paging, query, rights } = data;
  const one = query.division !== undefined;
  const sorted = { sort: query.sort, to: (sort: string) => withParams(search, { sort }) };
  const many = paging.total > (one ? 10 : 5) || divisions.some(division => division.all);
  return (
    <>
      {one ? (
        <p className="small" style={{ marginBlockEnd: "1rem" }}>
          <Link to={pathname}>{t("all")}</Link>
        </p>
      ) : null}
      {many ||
      query.search ||
      query.status ||
      query.validity ||
      query.tagId ||
      (data.tags.length > 0 && divisions.length > 0) ||
      query.page > 1 ? (
        <ListTools
          label={one ? t("searchFiles") : t("search")}
          search={query.search}
          size={query.size}
          kept={{ division: query.division, only: query.only }}
          beside={data.offer !== undefined}
          all={query.division ? `?division=${query.division}` : pathname}
          inUse={[query.status, query.validity, query.tagId].filter(Boolean).length}
        >
          <FilterSelect
            name="status"
            label={t("columnStatus")}
            value={query.status}
            options={shownStatuses.map(value => ({ value, name: t(`status.${value}`) }))}
          />
          <FilterSelect
            name="validity"
            label={t("validity")}
            value={query.validity}
            options={fileValidities.map(value => ({ value, name: t(`validity.${value}`) }))}
          />
          <TagFilter value={query.tagId} options={data.tags} />
          <SelectField name="sort" label={t("sort")} defaultValue={query.sort}>
            {offeredFileSorts.map(sort => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </SelectField>
        </ListTools>
      ) : null}
      {data.busy ? (
        <p className="news">
          <span role="status">
            {data.busyFiles > 0 ? t("busy", { count: data.busyFiles }) : t("busyDeleting")}
          </span>
          <a href={pathname + search}>
            <RefreshCw size={16} aria-hidden />
            {t("refresh")}
          </a>
        </p>
      ) : null}
      {data.stale.length > 0 ? <StaleFiles files={data.stale} /> : null}
      {found.length > 0 ? (
        <section className="found" aria-labelledby="found">
          <h2 id="found">{t("foundFiles")}</h2>
          <Sheet as="div">
            <FileTable id="found" caption={t("foundFiles")} files={found} rights={rights} sorted={sorted} />
            {data.moreFound > 0 ? (
              <p className="all">
                <TextLink kind="on" to={withParams(search, { only: "files" })}>
                  {t("moreFiles", { count: data.moreFound })}
                </TextLink>
              </p>
            ) : null}
          </Sheet>
        </section>
      ) : null}
      {divisions.map(division => (
        <DivisionSection key={division.id} division={division} rights={rights} sorted={sorted} />
      ))}
      {divisions.length === 0 && found.length === 0 ? <Nothing data={data} /> : null}
      <Pagination paging={paging} to={page => withParams(search, { page })} />
    </>
  );
}

function Nothing({ data }: { data: Listed }) {
  const { t } = useTranslation("divisions");
  const { pathname } = useLocation();
  const { search, status, validity, tagId } = data.query;
  if (search || status || validity || tagId)
    return (
      <Sheet>
        <EmptyState
          title={
            search
              ? t("empty.search", { search: isolate(search) })
              : t(status ? "empty.status" : validity ? "validity.none" : "empty.tag")
          }
          action={<ButtonLink to={pathname}>{t("all")}</ButtonLink>}
        >
          {search ? t("empty.searchText") : null}
        </EmptyState>
      </Sheet>
    );
  return (
    <Sheet>
      <EmptyState
        title={t("empty.title")}
        action={
          data.rights.upload ? <ButtonLink to={paths.knowledge.new()}>{t("upload")}</ButtonLink> : undefined
        }
      >
        {data.rights.upload ? t("empty.manager") : t("empty.employee")}
      </EmptyState>
    </Sheet>
  );
}
