import { Link } from "@remix-run/react";
import { Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Quota } from "~/contract/divisions";
import { paths } from "~/paths";
import { LimitBar } from "~/ui/billing/limit-bar";
import { About } from "~/ui/knowledge/about";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { Pagination, type Paging } from "~/ui/list/pagination";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { CompanyList } from "./company-list";

type ListedDivision = {
  id: string;
  name: string;
  description: string;
  status: "open" | "deleting";
  locked: boolean;
  members: number;
  files: number;
};

/** The company's divisions with counts and quota, and links to add and change them. */
export function CompanyDivisions({
  divisions,
  paging,
  quota,
  mayAdd,
  mayChange,
  purchase,
}: {
  divisions: ListedDivision[];
  paging: Paging;
  quota: Quota;
  mayAdd: boolean;
  mayChange: boolean;
  purchase: boolean;
}) {
  const { t } = useTranslation(["divisions", "settings", "plan", "shell"]);
  const add =
    mayAdd && !quota.locked ? (
      <ButtonLink to={paths.knowledge.new()}>
        <Upload size={18} aria-hidden />
        {t("plan:addDivision")}
      </ButtonLink>
    ) : null;
  const columns: ListColumn<ListedDivision>[] = [
    {
      name: "name",
      title: t("name"),
      names: true,
      cell: ({ id, name, description, status, locked }) => (
        <>
          <Link to={paths.knowledge.divisions("user", { division: id })}>
            <bdi>{name}</bdi>
          </Link>{" "}
          {locked ? <Badge tone="warn">{t("plan:lockedDivision")}</Badge> : null}
          {status === "deleting" ? <Badge>{t("status.deleting")}</Badge> : null}
          {description ? (
            <span className="sub">
              <bdi>{description}</bdi>
            </span>
          ) : null}
        </>
      ),
    },
    {
      name: "contents",
      title: t("plan:columnIn"),
      cell: ({ files, members }) => (
        <span>
          {t("files", { count: files })}
          {t("shell:comma")}
          {t("members", { count: members })}
        </span>
      ),
    },
  ];
  const actions = ({ id, name, status }: ListedDivision) =>
    mayChange && status === "open" ? (
      <Link to={paths.knowledge.edit(id)}>
        {t("shell:edit")}
        <About name={name} />
      </Link>
    ) : null;
  return (
    <CompanyList
      title={t("settings:tab.divisions")}
      limit={<LimitBar name={t("plan:limit.divisions")} quota={quota} purchase={purchase} />}
      add={add}
      all={<Link to={paths.knowledge.divisions("user")}>{t("backToAll")}</Link>}
    >
      <ListTable
        caption={t("settings:tab.divisions")}
        columns={columns}
        rows={divisions}
        keyOf={division => division.id}
        actions={actions}
        empty={<EmptyState title={t("empty.title")}>{t("empty.manager")}</EmptyState>}
      />
      <Pagination inside paging={paging} to={page => `?page=${page}`} />
    </CompanyList>
  );
}
