import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TagQuery } from "~/contract/tags";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { TagTable } from "~/ui/feedback/tag-table";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["tags", "feedback", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Tag")) return { state: "none" as const };
  const query = readListQuery(context.url, TagQuery, { size: 25 });
  const { rows, ...list } = await api.tags.list(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    state: "list" as const,
    tags: rows.map(({ createdAt, ...tag }) => ({
      ...tag,
      at: createdAt.toISOString(),
      since: formatDate(createdAt, reader),
    })),
    query,
    paging: pagingOf(list),
    lists: {
      feedback: ability.can("read", "Feedback") ? paths.feedback.report() : null,
      files: ability.can("read", "File") ? paths.knowledge.divisions(user.access) : null,
      emails: ability.can("read", "Email") ? paths.emails.folder("inbox") : null,
      chats: ability.can("read", "Folder") ? paths.folders.root(user.access) : null,
    },
    may: {
      add: ability.can("create", "Tag"),
      change: ability.can("update", "Tag"),
      remove: ability.can("delete", "Tag"),
    },
  };
}

export default function Tags() {
  const { t } = useTranslation("tags");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  const { query, paging, may } = data;
  const add = may.add ? (
    <ButtonLink kind="main" to={paths.tags.new()}>
      <Plus size={18} aria-hidden />
      {t("add")}
    </ButtonLink>
  ) : undefined;
  return (
    <>
      <PageHead title={root.title} actions={add}>
        {t("intro")}
      </PageHead>
      <Sheet>
        <ListTools
          inside
          key={search}
          label={t("search")}
          search={query.search}
          size={query.size}
          kept={{ sort: query.sort }}
          all={pathname}
        />
        <TagTable
          tags={data.tags}
          sort={query.sort}
          sortTo={sort => withParams(search, { sort })}
          may={may}
          lists={data.lists}
          empty={
            query.search || paging.page > 1 ? (
              <EmptyState title={t("noMatch")} action={<ButtonLink to={pathname}>{t("showAll")}</ButtonLink>}>
                {t("noMatchText")}
              </EmptyState>
            ) : (
              <EmptyState title={t("none")} action={add}>
                {t("noneText")}
              </EmptyState>
            )
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
