import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
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
import { ListSheet } from "~/ui/list/list-sheet";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

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
    paging: pagingOf(context, list),
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
  if (data.state === "none") return <NoFeedback title={root.title} of="tags" />;
  const { query, paging, may } = data;
  const filtered = query.search !== "";
  const add = may.add ? (
    <ButtonLink kind="main" to={paths.tags.new()}>
      <Plus size={18} aria-hidden />
      {t("add")}
    </ButtonLink>
  ) : undefined;
  return (
    <>
      <PageHead title={root.title} actions={filtered || paging.total > 0 ? add : undefined}>
        {t("intro")}
      </PageHead>
      <ListSheet
        texts={{
          search: t("search"),
          noMatchText: t("noMatchText"),
          none: t("none"),
          noneText: t("noneText"),
        }}
        query={query}
        paging={paging}
        filtered={filtered}
        add={add}
      >
        {parts => <TagTable tags={data.tags} may={may} lists={data.lists} {...parts} />}
      </ListSheet>
    </>
  );
}
