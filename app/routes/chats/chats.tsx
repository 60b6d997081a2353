import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FolderInput, Globe, Lock, Plus, Share2, UserX } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Id, ListInput } from "~/contract/endpoint";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { AskStart } from "~/ui/chats/ask-start";
import { AskedHere } from "~/ui/chats/asked-here";
import { ChatName } from "~/ui/chats/chat-name";
import { ChatSelection, chatSelection } from "~/ui/chats/chat-selection";
import { relativeTime } from "~/ui/chats/relative-time";
import { TagList } from "~/ui/feedback/tag-badge";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { DeleteEntry, RowMenu } from "~/ui/list/row-menu";
import { TagFilter } from "~/ui/list/tag-filter";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Link } from "~/ui/primitives/link";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { Tabs } from "~/ui/primitives/tabs";
import { actOnChosen } from "./act-on-chosen";
import { askFirst, firstQuestion, lacksDivision } from "./first-question";
import { shownAsked } from "./shown-asked";
import { listed } from "./side-lists";

const DeleteChatQuestion = lazy(() => import("~/ui/chats/delete-chat"));

export const handle = { namespaces: ["chats", "ask", "lists", "messages"] };

const Query = ListInput.extend({
  which: z.enum(["own", "shared", "public"]).optional(),
  tagId: Id.optional(),
});

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const query = readListQuery(context.url, Query);
  const hasOwn = ability.can("create", "Chat");
  const which = hasOwn ? (query.which ?? "own") : "public";
  const [{ rows, ...list }, tags] = await Promise.all([
    api.chats.list({ ...query, which }),
    api.tags.choices({}),
  ]);
  const t = textsFor(context.language);
  const [now, reader] = [new Date(), { language: context.language, timeZone: user.timeZone }];
  const none = which === "own" && list.total === 0 && !query.search && !query.tagId;
  const knowledge = ability.can("create", "File") ? paths.knowledge.new() : undefined;
  const begin = none
    ? await firstQuestion(context, ability, values => paths.chats.list(user.access, values))
    : null;
  return {
    which,
    hasOwn,
    begin,
    unassigned: none && !begin && !knowledge && (await lacksDivision(context)),
    search: query.search,
    tagId: query.tagId,
    tagChoices: tags.map(({ id, name }) => ({ value: id, name })),
    list: pagingOf(context, list),
    rows: rows.map(chat => ({
      id: chat.id,
      name: chat.name,
      version: chat.version,
      rename: chat.own ? paths.chats.rename(user.access, chat.id) : undefined,
      to: paths.chats.open(user.access, chat.id),
      asked: shownAsked(chat, user.access),
      sharedBy: chat.shared?.by,
      acts: {
        share: chat.own && user.companyId ? paths.chats.share(user.access, chat.id) : undefined,
        place: ability.can("update", "Folder") ? paths.chats.place(user.access, chat.id) : undefined,
        leave: chat.shared ? paths.chats.leave(user.access, chat.id) : undefined,
        remove: chat.own ? paths.chats.delete(user.access, chat.id) : undefined,
      },
      tags: chat.place.tags,
      public: chat.visibility === "public",
      locked: chat.locked,
      divisions: listed(chat.divisions, context.language),
      questions: chat.questions,
      at: chat.updatedAt.toISOString(),
      when: relativeTime(chat.updatedAt, now, reader, time => t("chats:today", { time })),
    })),
    chosen: rows.length > 1 && {
      archive: ability.can("update", "Folder") ? ("archive" as const) : undefined,
      remove: which === "own",
    },
    start: hasOwn ? paths.ask.page(user.access) : undefined,
    log: hasOwn ? paths.ask.log(user.access) : undefined,
    knowledge,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  return (await actOnChosen(context, form)) ?? askFirst(context, form);
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function Chats() {
  const { t } = useTranslation(["chats", "ask", "lists", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { which, hasOwn, begin, unassigned, search, tagId, tagChoices, list, rows, ...to } =
    useLoaderData<typeof loader>();
  const { chosen, start, log, knowledge } = to;
  const refused = useActionData<typeof action>();
  const here = (values: Record<string, string | number | undefined>) => withParams("", { which, ...values });
  const columns: ListColumn<(typeof rows)[number]>[] = [
    {
      name: "name",
      title: t("column.name"),
      names: true,
      cell: chat => (
        <>
          <ChatName id={chat.id} name={chat.name} version={chat.version} to={chat.rename}>
            <Link to={`${chat.to}#latest`}>
              <bdi>{chat.name}</bdi>
            </Link>
          </ChatName>
          {chat.sharedBy ? <span className="sub">{t("shared.by", { name: chat.sharedBy })}</span> : null}
          <span className="sub">{chat.divisions}</span>
          <AskedHere asked={chat.asked} />
          {chat.tags.length > 0 ? <TagList tags={chat.tags} /> : null}
        </>
      ),
    },
    {
      name: "visibility",
      title: t("column.visibility"),
      cell: chat => (
        <span className="mark whole">
          {chat.public ? <Globe size={16} /> : <Lock size={16} />}
          {chat.public ? (chat.locked ? t("public.lockedNow") : t("public.yes")) : t("private")}
        </span>
      ),
    },
    {
      name: "questions",
      title: t("column.questions"),
      cell: chat => t("questions", { count: chat.questions }),
    },
    {
      name: "used",
      title: t("column.used"),
      cell: chat => <time dateTime={chat.at}>{chat.when}</time>,
    },
  ];
  const actions = ({ name, acts }: (typeof rows)[number]) =>
    Object.values(acts).some(Boolean) ? (
      <RowMenu name={name}>
        {acts.share ? (
          <Link to={acts.share}>
            <Share2 size={18} aria-hidden />
            {t("share")}
          </Link>
        ) : null}
        {acts.place ? (
          <Link to={acts.place}>
            <FolderInput size={18} aria-hidden />
            {t("place")}
          </Link>
        ) : null}
        {acts.leave ? (
          <Link to={acts.leave}>
            <UserX size={18} aria-hidden />
            {t("leave")}
          </Link>
        ) : null}
        {acts.remove ? <DeleteEntry to={acts.remove} question={DeleteChatQuestion} /> : null}
      </RowMenu>
    ) : null;
  const box = ({ id, name, acts }: (typeof rows)[number]) =>
    acts.place || acts.remove ? { value: id, label: t("bulk.choose", { name }) } : undefined;
  const selectable = chosen && (chosen.archive || chosen.remove) ? chosen : undefined;
  // The first question is asked above an empty list as soon as there is something to ask.
  const needsFile = which === "own" && !begin && !search && !tagId;
  const startButton = start ? (
    <ButtonLink kind="main" to={start}>
      <Plus size={20} aria-hidden />
      {t("new")}
    </ButtonLink>
  ) : null;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          (start || knowledge) && !(needsFile && list.total === 0) ? (
            <>
              {log ? (
                <ButtonLink kind="quiet" to={log}>
                  {t("ask:log")}
                </ButtonLink>
              ) : null}
              {knowledge ? <ButtonLink to={knowledge}>{t("newKnowledge")}</ButtonLink> : null}
              {startButton}
            </>
          ) : undefined
        }
      >
        {t(hasOwn ? "intro" : "intro.public")}
      </PageHead>
      {hasOwn ? null : (
        <div style={{ marginBlockEnd: "1.5rem" }}>
          <Alert tone="calm">{t("noCompany")}</Alert>
        </div>
      )}
      {begin ? (
        <div style={{ maxInlineSize: "44rem", marginBlockEnd: "2rem" }}>
          <AskStart begin={begin} refused={refused} />
        </div>
      ) : null}
      <Sheet>
        {hasOwn ? (
          <Tabs
            inside
            label={t("which")}
            tabs={(["own", "shared", "public"] as const).map(one => ({
              to: here({ which: one }),
              text: t(one),
              current: one === which,
            }))}
          />
        ) : null}
        {search || tagId || list.total > 0 ? (
          <ListTools
            inside
            label={t("search")}
            search={search}
            size={list.size}
            kept={{ which }}
            all={here({})}
            inUse={tagId ? 1 : 0}
          >
            {tagChoices.length > 0 ? <TagFilter value={tagId} options={tagChoices} /> : null}
          </ListTools>
        ) : null}
        {selectable ? <ChatSelection {...selectable} /> : null}
        <ListTable
          caption={t(which)}
          columns={columns}
          rows={rows}
          chosen={selectable ? { name: "id", form: chatSelection, box } : undefined}
          keyOf={chat => chat.id}
          {...(rows.some(({ acts }) => Object.values(acts).some(Boolean)) ? { actions } : {})}
          empty={
            <EmptyState
              title={t("messages:chat.none")}
              action={
                search || tagId ? (
                  <ButtonLink to={here({})}>{t("lists:reset")}</ButtonLink>
                ) : needsFile && knowledge ? (
                  <ButtonLink kind="main" to={knowledge}>
                    {t("newKnowledge")}
                  </ButtonLink>
                ) : null
              }
            >
              {search
                ? t("none.search", { search })
                : tagId
                  ? null
                  : unassigned
                    ? t("noDivisions.employee")
                    : needsFile
                      ? `${t("ask:needsFile")}${knowledge ? "" : ` ${t("needsFile.ask")}`}`
                      : t(`none.${which}`)}
            </EmptyState>
          }
        />
        <Pagination inside paging={list} to={page => here({ search, tagId, size: list.size, page })} />
      </Sheet>
    </>
  );
}
