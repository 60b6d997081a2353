import { Copy, Eye, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Access } from "~/contract/abilities";
import { type ListColumn, ListTable } from "~/ui/list/list-table";
import { RowMenu } from "~/ui/list/row-menu";
import { Link } from "~/ui/primitives/link";

export type ListedRole = {
  id: string;
  title: string;
  builtIn: boolean;
  access: Access;
  people: number;
  peopleTo: string | undefined;
  twoFactorRequired: boolean;
  /** Where to edit, copy and delete it; undefined if not permitted. */
  to: string;
  changeable: boolean;
  copyTo: string | undefined;
  deleteTo: string | undefined;
};

/** Roles with their number of holders. */
export function RoleTable({ roles, oneAccess }: { roles: ListedRole[]; oneAccess: boolean }) {
  const { t } = useTranslation(["roles", "shell"]);
  const columns: ListColumn<ListedRole>[] = [
    {
      name: "name",
      title: t("columnName"),
      names: true,
      cell: role => (
        <>
          <Link to={role.to}>
            <bdi>{role.title}</bdi>
          </Link>
          <span className="sub">{role.builtIn ? t("builtInRole") : t("ownRole")}</span>
        </>
      ),
    },
    { name: "access", title: t("columnAccess"), cell: role => t(`access.${role.access}`) },
    {
      name: "people",
      title: t("columnPeople"),
      cell: role =>
        role.people > 0 && role.peopleTo ? (
          <Link to={role.peopleTo}>
            {role.people}
            <span className="hidden"> – {role.title}</span>
          </Link>
        ) : (
          role.people
        ),
    },
    {
      name: "twoFactor",
      title: t("columnTwoFactor"),
      cell: role => (role.twoFactorRequired ? t("required") : t("voluntary")),
    },
  ];
  const actions = (role: ListedRole) => (
    <RowMenu name={role.title}>
      <Link to={role.to}>
        {role.changeable ? <Pencil size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        {role.changeable ? t("shell:edit") : t("view")}
      </Link>
      {role.copyTo ? (
        <Link to={role.copyTo}>
          <Copy size={18} aria-hidden />
          {t("copy")}
        </Link>
      ) : null}
      {role.deleteTo ? (
        <Link to={role.deleteTo}>
          <Trash2 size={18} aria-hidden />
          {t("shell:delete")}
        </Link>
      ) : null}
    </RowMenu>
  );
  return (
    <ListTable
      caption={t("caption")}
      columns={oneAccess ? columns.filter(({ name }) => name !== "access") : columns}
      rows={roles}
      keyOf={role => role.id}
      actions={actions}
    />
  );
}
