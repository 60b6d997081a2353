import { Copy, Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Access } from "~/contract/abilities";
import { Link } from "~/ui/primitives/link";
import { Cell, SilentHead, Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";

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
  const { t } = useTranslation("roles");
  return (
    <Table
      caption={t("caption")}
      head={
        <>
          <th scope="col">{t("columnName")}</th>
          {oneAccess ? null : <th scope="col">{t("columnAccess")}</th>}
          <th scope="col">{t("columnPeople")}</th>
          <th scope="col">{t("columnTwoFactor")}</th>
          <SilentHead>{t("columnActions")}</SilentHead>
        </>
      }
    >
      {roles.map(role => (
        <tr key={role.id}>
          <th scope="row">
            <Link to={role.to}>
              <bdi>{role.title}</bdi>
            </Link>
            <span className="sub">{role.builtIn ? t("builtInRole") : t("ownRole")}</span>
          </th>
          {oneAccess ? null : <Cell label={t("columnAccess")}>{t(`access.${role.access}`)}</Cell>}
          <Cell label={t("columnPeople")}>
            {role.people > 0 && role.peopleTo ? (
              <Link to={role.peopleTo}>
                {role.people}
                <span className="hidden"> – {role.title}</span>
              </Link>
            ) : (
              role.people
            )}
          </Cell>
          <Cell label={t("columnTwoFactor")}>{role.twoFactorRequired ? t("required") : t("voluntary")}</Cell>
          <td className="end act">
            <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("actionsFor", { name: role.title })}>
              <Link to={role.to}>
                {role.changeable ? <Pencil size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
                {role.changeable ? t("edit") : t("view")}
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
                  {t("delete")}
                </Link>
              ) : null}
            </Menu>
          </td>
        </tr>
      ))}
    </Table>
  );
}
