import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { PenLine, RefreshCw } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { emailFolders, emailTargets } from "~/contract/email-fields";
import type { EmailQuery, ServerFolder } from "~/contract/emails";
import { formatDate, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { recordTitle, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { pagingOf } from "~/routes/list/list-query";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AnswersLink } from "~/ui/emails/answers-link";
import { EmailTable } from "~/ui/emails/email-table";
import { FolderLinks } from "~/ui/emails/folder-links";
import { MarkAllRead } from "~/ui/emails/mark-all-read";
import { NoMailbox } from "~/ui/emails/no-mailbox";
import { OlderMails } from "~/ui/emails/older-mails";
import { shownSyncs } from "~/ui/emails/shown-syncs";
import { SyncNotices } from "~/ui/emails/sync-notices";
import { UndoNotice } from "~/ui/emails/undo-notice";
import { SelectField } from "~/ui/form/field";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { NoMatch } from "~/ui/list/no-match";
import { Pagination } from "~/ui/list/pagination";
import { TagFilter } from "~/ui/list/tag-filter";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Link } from "~/ui/primitives/link";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { folded, foldedWide } from "~/ui/theme/media";
import { actOnEmails, did } from "./act-on-emails";
import { ownName, placeAt, placeName, placeParams, queryAt, threadsAt } from "./email-place";
import { mailboxSetUpAt } from "./mailbox-set-up-at";

const Notices = styled.div`
  display: grid; gap: var(--s3);
  &:not(:empty) { margin-block-end: var(--s4); }
`;

/** The waiting answers above the folders; beside them where these are folded. */
const Places = styled.div`
  @media ${folded} {
    display: flex; flex-wrap: wrap; align-items: flex-start; column-gap: var(--s4);
    > * { flex: 0 1 auto; }
    > nav:has(details[open]) { flex: 1 1 100%; }
  }
  > :not(nav) { margin-block-end: var(--s4); }
  /* Without their icons both have room in one line. */
  @media ${foldedWide} { > * > svg, summary > svg:first-child { display: none; } }
`;

export const handle = { namespaces: ["emails", "lists", "mailSettings", "mailSync", "mailAnswers"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const may = {
    fetch: ability.can("update", "Email"),
    change: ability.can("update", "Email"),
    remove: ability.can("delete", "Email"),
    write: ability.can("create", "Email"),
    tags: ability.can("read", "Tag"),
  };
  const setUpAt = mailboxSetUpAt(ability);
  const place = placeAt(context.url, params);
  if (params.label && !place.label && !place.tagId) throw notFound();
  const translate = textsFor(context.language);
  const tags = user.companyId ? await api.tags.choices({}) : [];
  const reads = user.companyId !== null && ability.can("read", "Email");
  const server = reads ? await api.emails.folders() : { folders: [], partial: false };
  const storedName = ownName(place, tags, server.folders);
  if (place.tagId && !storedName) throw notFound();
  if (place.folderId && reads && !storedName) throw notFound();
  const name = (place.everywhere ? undefined : storedName) ?? translate(`emails:${placeName(place)}`);
  const title = recordTitle(context.language, context.page, name);
  if (!reads) return { state: "closed" as const, title, may, setUpAt };
  const mailbox = await api.emails.state();
  if (mailbox.mailboxes.length === 0) return { state: "none" as const, title, may, setUpAt };
  const query = queryAt(context.url, place);
  const { rows, ...list } = await api.emails.list(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    state: "list" as const,
    title,
    name,
    rows: rows.map(({ sentAt, ...email }) => ({
      ...email,
      at: sentAt.toISOString(),
      when: formatTime(sentAt, reader),
    })),
    query,
    place,
    params: placeParams(place, { ...query, page: list.page }),
    mailboxes: mailbox.mailboxes,
    tags: tags.map(tag => ({ value: tag.id, name: tag.name, colour: tag.colour })),
    unread: mailbox.unread,
    server,
    ownName: storedName ?? "",
    answers: mailbox.answers,
    syncs: shownSyncs(mailbox.syncs, { reader, mayConsent: ability.can("update", "SmtpSetting") }),
    since: mailbox.since && formatDate(mailbox.since, reader),
    fetched: mailbox.fetchedAt && formatTime(mailbox.fetchedAt, reader),
    paging: pagingOf(context, list),
    undo: undoOf(context.url),
    elsewhere:
      query.search && list.total === 0 && !place.everywhere
        ? await findElsewhere(context, query, server.folders)
        : [],
    now: new Date().toISOString(),
    may,
  };
}

/** The other folders with matches of a search without matches in this one, with their numbers. */
async function findElsewhere(
  { api }: AppLoadContext,
  { folder, search, size }: EmailQuery,
  folders: readonly ServerFolder[],
) {
  const others = emailFolders.filter(other => other !== folder && other !== "starred");
  const inFolders = await Promise.all(
    others.map(async other => {
      const threads = threadsAt({ folder: other });
      const { total } = await api.emails.list({ folder: other, search, threads, size, page: 1 });
      return { folder: other, name: undefined, total };
    }),
  );
  // One search instead of one for each of a hundred folders.
  const everywhere = folders.length > 0 ? await api.emails.list({ search, size: 100, page: 1 }) : undefined;
  const inServer = folders.map(({ id, name }) => ({
    folder: id ?? "",
    name,
    total: (everywhere?.rows ?? []).filter(({ serverFolder }) => id && serverFolder?.id === id).length,
  }));
  return [...inFolders, ...inServer].filter(({ total }) => total > 0);
}

/** Removes the parameters of the last change and of the selection from an address. */
const withoutUndo = { undo: undefined, did: undefined, count: undefined, select: undefined };
const pageOf = ({ searchParams }: URL) => searchParams.get("page") ?? undefined;

/** The last change in the address, with the data to undo it. */
function undoOf({ searchParams }: URL) {
  const [undo, name, count] = ["undo", "did", "count"].map(param => searchParams.get(param) ?? "");
  const known = did.find(change => change === name);
  return undo && /^[\da-f-]{36}$/.test(undo) && known
    ? { undo, did: known, count: Number(count) || 1 }
    : null;
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  try {
    const { pathname } = new URL(wantedPath(context.url), context.url);
    const back = `${pathname}${withParams(context.url.search, { ...withoutUndo, page: pageOf(context.url) })}`;
    const place = placeAt(context.url, params);
    const acted = await actOnEmails(context, form, back, placeParams(place, queryAt(context.url, place)));
    if (acted) return acted;
    if (form.get("intent") === "older") {
      const { asked } = await api.emails.older(undefined, keyOptions(form));
      flash(context, {
        kind: asked ? "done" : "note",
        key: asked ? "mailSync:olderAsked" : "mailSync:olderWait",
      });
      return redirect(back);
    }
    const { added, finished, failed } = await api.emails.fetch(undefined, keyOptions(form));
    if (failed)
      flash(context, {
        kind: "problem",
        key: `emails:failed.${failed.step}`,
        values: { email: isolate(failed.email) },
      });
    else if (!finished) flash(context, { kind: "done", key: "mailSync:asked" });
    else flash(context, { kind: "done", key: "emails:fetched", values: { count: added } });
    return redirect(back);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

/** The mails of a folder or a label of the company's mailboxes. */
export default function Emails() {
  const { t } = useTranslation(["emails", "shell"]);
  const data = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  if (data.state !== "list") return <NoMailbox closed={data.state === "closed"} setUpAt={data.setUpAt} />;
  const { query, paging, place } = data;
  const inUse = [query.unread, query.undelivered, !place.tagId && query.tagId, place.everywhere].filter(
    Boolean,
  ).length;
  const target =
    data.may.change && !place.everywhere
      ? (place.folderId ?? emailTargets.find(one => one === place.folder))
      : undefined;
  const unread = place.folderId
    ? data.server.folders.find(({ id }) => id === place.folderId)?.unread
    : data.unread[target as "inbox"];
  const fetch = data.may.fetch ? (
    <Form method="post" action={`${pathname}${search}`}>
      <RequestId form={`fetch-${data.fetched ?? ""}`} />
      <Submit kind="plain" busy={t("fetching")}>
        <RefreshCw size={18} aria-hidden />
        {t("fetch")}
      </Submit>
    </Form>
  ) : null;
  return (
    <>
      <PageHead
        title={data.name}
        actions={
          <>
            {data.may.write ? (
              <ButtonLink kind="main" to={paths.emails.write()}>
                <PenLine size={18} aria-hidden />
                {t("write")}
              </ButtonLink>
            ) : null}
            {fetch}
          </>
        }
      >
        <bdi>{data.mailboxes.join(t("shell:comma"))}</bdi>
        {" · "}
        {data.fetched ? t("fetchedAt", { when: data.fetched }) : t("neverFetched")}
      </PageHead>
      <Notices>
        {refused?.problem ? (
          <Alert tone="err" live>
            {refused.problem}
          </Alert>
        ) : null}
        <SyncNotices syncs={data.syncs} />
        {data.undo ? <UndoNotice {...data.undo} action={`${pathname}${search}`} /> : null}
      </Notices>
      <Places>
        <AnswersLink waiting={data.answers} />
        <FolderLinks
          place={place.everywhere ? {} : place}
          unread={data.unread}
          tags={data.tags}
          manage={data.may.tags}
          server={data.server}
        >
          {target && unread ? (
            <MarkAllRead folder={target} now={data.now} action={`${pathname}${search}`} />
          ) : null}
        </FolderLinks>
      </Places>
      <Sheet>
        <ListTools
          inside
          label={t("searchIn", { name: isolate(data.name) })}
          search={query.search}
          size={query.size}
          inUse={inUse}
          all={pathname}
        >
          {/* Sent mails are never unread, but may not have arrived. */}
          {place.folder === "sent" ? (
            <FilterSelect
              name="undelivered"
              label={t("columnState")}
              value={query.undelivered}
              options={[{ value: "true", name: t("onlyUndelivered") }]}
            />
          ) : (
            <FilterSelect
              name="unread"
              label={t("columnState")}
              value={query.unread}
              options={[{ value: "true", name: t("onlyUnread") }]}
            />
          )}
          {place.tagId ? null : <TagFilter value={query.tagId} options={data.tags} />}
          {place.folder || place.folderId ? (
            <SelectField name="scope" label={t("columnFolder")} defaultValue={place.everywhere ? "all" : ""}>
              <option value="">{place.folder ? t(`folder.${place.folder}`) : data.ownName}</option>
              <option value="all">{t("allFolders")}</option>
            </SelectField>
          ) : null}
        </ListTools>
        <EmailTable
          rows={data.rows}
          folder={place.everywhere ? undefined : place.folder}
          folders={data.server.folders}
          here={place.everywhere ? undefined : place.folderId}
          everywhere={place.everywhere}
          tags={data.tags}
          params={data.params}
          threads={query.threads === "true"}
          may={data.may}
          action={`${pathname}${search}`}
          empty={
            query.search || inUse > 0 || paging.page > 1 ? (
              <NoMatch>
                {t(query.undelivered ? "noUndelivered" : "noMatchText")}
                {data.elsewhere.length > 0 ? ` ${t("foundElsewhere")} ` : null}
                {data.elsewhere.map(({ folder, name, total }, at) => (
                  <Fragment key={folder}>
                    {at > 0 ? t("shell:comma") : null}
                    <Link to={`${paths.emails.folder(folder)}${withParams("", { search: query.search })}`}>
                      <bdi>{name ?? t(`folder.${folder as "inbox"}`)}</bdi> ({total})
                    </Link>
                  </Fragment>
                ))}
              </NoMatch>
            ) : (
              <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
            )
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
      {data.since && data.may.fetch ? (
        <OlderMails since={data.since} action={`${pathname}${search}`} />
      ) : null}
    </>
  );
}
