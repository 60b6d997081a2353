import { Link } from "@remix-run/react";
import { Copy, Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Access } from "~/contract/abilities";
import { Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";

const Root = styled.div`
  td details { margin-block: -0.5rem; margin-inline-end: -0.5rem; }
  td details > summary { margin-inline-start: auto; }
  .label { display: none; }
  @media (max-width: 899px) {
    &&& tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s1) var(--s3); padding: var(--s4); }
    &&& tbody tr > * { grid-column: 1 / -1; padding: 0; }
    &&& tbody tr > th { grid-column: 1 / 2; }
    &&& tbody tr > td:last-child { grid-area: 1 / 2; }
    &&& tbody tr > td:not(:last-child) { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: var(--s3); }
    .label { display: inline; color: var(--muted); }
  }
`;

export type ListedRole = {
  id: string;
  title: string;
  builtIn: boolean;
  access: Access;
  people: number;
  peopleTo: string | undefined;
  twoFactorRequired: boolean;
  /** Where to edit, copy and delete it; undefined where one may not. */
  to: string;
  changeable: boolean;
  copyTo: string | undefined;
  deleteTo: string | undefined;
};

/** Roles with how many people have them. */
export function RoleTable({ roles, oneAccess }: { roles: ListedRole[]; oneAccess: boolean }) {
  const { t } = useTranslation("roles");
  return (
    <Root>
      <Table
        caption={t("caption")}
        head={
          <>
            <th scope="col">{t("columnName")}</th>
            {oneAccess ? null : <th scope="col">{t("columnAccess")}</th>}
            <th scope="col">{t("columnPeople")}</th>
            <th scope="col">{t("columnTwoFactor")}</th>
            <th scope="col">
              <span className="hidden">{t("columnActions")}</span>
            </th>
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
            {oneAccess ? null : (
              <td>
                <span className="label">{t("columnAccess")}</span>
                {t(`access.${role.access}`)}
              </td>
            )}
            <td>
              <span className="label">{t("columnPeople")}</span>
              {role.people > 0 && role.peopleTo ? (
                <Link to={role.peopleTo}>
                  {role.people}
                  <span className="hidden"> – {role.title}</span>
                </Link>
              ) : (
                role.people
              )}
            </td>
            <td>
              <span className="label">{t("columnTwoFactor")}</span>
              {role.twoFactorRequired ? t("required") : t("voluntary")}
            </td>
            <td className="end">
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
    </Root>
  );
}
