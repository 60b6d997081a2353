import { Merge } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Tag } from "~/contract/tags";
import { paths } from "~/paths";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { DeleteEntry, EditEntry, RowMenu } from "~/ui/list/row-menu";
import { Link } from "~/ui/primitives/link";
import { TagBadge } from "./tag-badge";

const DeleteTagQuestion = lazy(() => import("./delete-tag"));

export type ShownTag = Omit<Tag, "createdAt"> & { at: string; since: string };

/** The company's tags with the number of records of each kind, linked to their list with permission. */
export function TagTable({
  tags,
  sort,
  sortTo,
  may,
  lists,
  empty,
}: {
  tags: ShownTag[];
  sort: string;
  sortTo: (sort: string) => string;
  may: { change: boolean; remove: boolean };
  lists: { [Kind in "feedback" | "files" | "emails" | "chats"]: string | null };
  empty: ReactNode;
}) {
  const { t } = useTranslation("tags");
  // All feedback is counted here, and its list is of a period.
  const linkOf = (kind: "feedback" | "files" | "emails" | "chats", { id }: ShownTag) =>
    kind === "emails"
      ? paths.emails.label(id)
      : `${lists[kind]}?tagId=${id}${kind === "feedback" ? "&period=all" : ""}`;
  const used = (kind: "feedback" | "files" | "emails" | "chats") => (tag: ShownTag) =>
    lists[kind] ? <Link to={linkOf(kind, tag)}>{tag[kind]}</Link> : tag[kind];
  const columns: ListColumn<ShownTag>[] = [
    {
      name: "name",
      title: t("columnName"),
      names: true,
      sorts: true,
      cell: tag => <TagBadge {...tag} />,
    },
    {
      name: "used",
      title: t("columnUsed"),
      sorts: true,
      end: true,
      cell: used("feedback"),
    },
    { name: "files", title: t("columnFiles"), sorts: true, end: true, cell: used("files") },
    { name: "emails", title: t("columnEmails"), sorts: true, end: true, cell: used("emails") },
    { name: "chats", title: t("columnChats"), sorts: true, end: true, cell: used("chats") },
    {
      name: "since",
      title: t("columnSince"),
      sorts: true,
      line: true,
      cell: ({ at, since }) => <time dateTime={at}>{since}</time>,
    },
  ];
  const actions = ({ id, name }: ShownTag) => (
    <RowMenu name={name}>
      {may.change ? <EditEntry to={paths.tags.edit(id)} /> : null}
      {may.remove ? (
        <>
          <Link to={paths.tags.merge(id)}>
            <Merge size={18} aria-hidden />
            {t("merge")}
          </Link>
          <DeleteEntry to={paths.tags.delete(id)} question={DeleteTagQuestion} />
        </>
      ) : null}
    </RowMenu>
  );
  return (
    <ListTable
      caption={t("caption")}
      columns={columns}
      rows={tags}
      keyOf={({ id }) => id}
      sorted={{ sort, to: sortTo }}
      {...(may.change || may.remove ? { actions } : {})}
      empty={empty}
    />
  );
}
