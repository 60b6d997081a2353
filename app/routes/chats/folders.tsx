import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { FolderPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Id, ListInput } from "~/contract/endpoint";
import { PlaceFields } from "~/contract/folder-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { FolderHead } from "~/ui/chats/folders/folder-head";
import { FolderNavigation } from "~/ui/chats/folders/folder-navigation";
import { FoldersLayout } from "~/ui/chats/folders/folders-layout";
import { NoFolders } from "~/ui/chats/folders/no-folders";
import { PlacedChats } from "~/ui/chats/folders/placed-chats";
import { useChatDrag } from "~/ui/chats/folders/use-chat-drag";
import { readRefusal } from "~/ui/form/read-refusal";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { TagFilter } from "~/ui/list/tag-filter";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { actOnChosen } from "./act-on-chosen";
import { shownChat } from "./shown-chats";

export const handle = { namespaces: ["folders", "chats", "lists"] };

const views = ["all", "none", "pinned", "archived"] as const;
const Query = ListInput.extend({ folder: z.union([Id, z.enum(views)]).default("all"), tagId: Id.optional() });

/** The filter of the api for a view in the address. */
function filterFor(folder: string) {
  if (folder === "archived") return { archived: "yes" as const };
  if (folder === "pinned") return { pinned: "yes" as const };
  return folder === "all" ? {} : { folder };
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("read", "Folder") || !ability.can("read", "Chat")) return { state: "none" as const };
  const query = readListQuery(context.url, Query, { size: 25 });
  const [folders, tags] = await Promise.all([api.folders.list(), api.tags.choices({})]);
  const isView = views.some(view => view === query.folder);
  const open = folders.find(folder => folder.id === query.folder);
  // A deleted folder in the address shows all chats, as every outdated address does.
  const folder = isView || open ? query.folder : "all";
  const { rows, ...list } = await api.chats.list({
    page: query.page,
    size: query.size,
    search: query.search,
    tagId: query.tagId,
    which: "mine",
    ...filterFor(folder),
  });
  const now = new Date();
  return {
    state: "list" as const,
    root: paths.folders.root(user.access, context.url.pathname),
    folders,
    folder,
    open,
    query: { search: query.search, size: query.size, tagId: query.tagId },
    tagChoices: tags.map(({ id, name }) => ({ value: id, name })),
    chats: rows.map(chat => shownChat(chat, user, now)),
    paging: pagingOf(context, list),
    may: {
      add: ability.can("create", "Folder"),
      change: ability.can("update", "Folder"),
      remove: ability.can("delete", "Folder"),
    },
    start: ability.can("create", "Chat") ? paths.ask.page(user.access) : undefined,
    publicChats: paths.chats.list(user.access),
  };
}

const Wish = PlaceFields.extend({ chat: Id });

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const acted = await actOnChosen(context, form);
  if (acted) return acted;
  const submission = parseForm(form, { schema: Wish });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { chat, ...place } = submission.value;
  try {
    await api.folders.place({ id: chat, ...place }, keyOptions(form));
    flash(context, { kind: "done", key: "folders:placed" });
    return redirect(wantedPath(context.url));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function ChatFolders() {
  const { t } = useTranslation(["folders", "lists"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { problems } = readRefusal(useActionData<typeof action>());
  const drag = useChatDrag(data.state === "list" ? data.chats : [], data.state === "list" && data.may.change);
  if (data.state === "none") return <NoFolders title={root.title} />;
  const { folders, folder, open, may, query, paging } = data;
  const here = (values: Record<string, string | number | undefined>) => withParams("", { folder, ...values });
  const narrowed = query.search || query.tagId;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          may.add ? (
            <ButtonLink kind="main" to={paths.folders.new(data.root)}>
              <FolderPlus size={18} aria-hidden />
              {t("add")}
            </ButtonLink>
          ) : undefined
        }
      >
        {t("intro")}
      </PageHead>
      {problems.map(({ text }) => (
        <Alert key={text} tone="err" live>
          {text}
        </Alert>
      ))}
      <FoldersLayout>
        <FolderNavigation root={data.root} folders={folders} current={folder} drag={drag} />
        <Sheet>
          <FolderHead root={data.root} folder={folder} open={open} may={may} />
          {narrowed || paging.total > 0 ? (
            <ListTools
              inside
              label={t("search")}
              search={query.search}
              size={query.size}
              kept={{ folder }}
              all={here({})}
              inUse={query.tagId ? 1 : 0}
            >
              {data.tagChoices.length > 0 ? (
                <TagFilter value={query.tagId} options={data.tagChoices} />
              ) : null}
            </ListTools>
          ) : null}
          <PlacedChats
            caption={open?.name ?? t(views.find(view => view === folder) ?? "all")}
            chats={data.chats}
            folders={folders}
            may={may.change}
            archive={folder === "archived" ? "unarchive" : "archive"}
            drag={drag}
            empty={
              <EmptyState
                title={t(narrowed ? "lists:noMatch" : "empty")}
                action={
                  narrowed ? (
                    <ButtonLink to={here({})}>{t("lists:reset")}</ButtonLink>
                  ) : (
                    <ButtonLink to={data.start ?? data.publicChats}>
                      {t(data.start ? "startChat" : "openPublic")}
                    </ButtonLink>
                  )
                }
              >
                {narrowed ? null : t(folder === "archived" ? "emptyArchive" : "emptyText")}
              </EmptyState>
            }
          />
          <Pagination
            inside
            paging={paging}
            to={page => here({ search: query.search, tagId: query.tagId, size: query.size, page })}
          />
        </Sheet>
      </FoldersLayout>
    </>
  );
}
