import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MatrixRow } from "~/contract/role-matrix";
import { anyKey } from "~/i18n/any-key";
import { Cell, Table } from "~/ui/primitives/table";

const Root = styled.div`
  overflow-x: auto;
  /* The table scrolls itself, so its header sticks to its own edge and not below the top bar. */
  --bar: 0px;
  td { min-inline-size: 11rem; }
  thead th { max-inline-size: 16rem; overflow-wrap: anywhere; }
  tbody th { min-inline-size: 9rem; }
  td .sub, th .sub { font: 400 var(--t13) var(--font); }
  @media (max-width: 899px) {
    td, tbody th { min-inline-size: 0; }
    td::before { hyphens: auto; }
  }
`;

type Shown = { id: string; title: string; rows: MatrixRow[] };

/** A read-only table of permissions: a row for each subject, a column for each role. */
export function PermissionTable({ roles, subjects }: { roles: Shown[]; subjects: MatrixRow["subject"][] }) {
  const { t } = useTranslation(["roles", "shell"]);
  const translate = anyKey(t);
  return (
    <Root tabIndex={0} role="region" aria-label={t("overview")}>
      <Table
        caption={t("overview")}
        head={
          <>
            <th scope="col">{t("subject")}</th>
            {roles.map(role => (
              <th key={role.id} scope="col">
                <bdi>{role.title}</bdi>
              </th>
            ))}
          </>
        }
      >
        {subjects.map(subject => (
          <tr key={subject}>
            <th scope="row">
              {t(`subject.${subject}`)}
              <span className="sub">{t(`about.${subject}`)}</span>
            </th>
            {roles.map(role => {
              const row = role.rows.find(one => one.subject === subject);
              const isGranted = row && row.actions.length > 0;
              return (
                <Cell key={role.id} label={role.title}>
                  <span className={isGranted ? undefined : "muted"}>
                    {isGranted
                      ? row.actions.map(right => t(`right.${right}`)).join(t("shell:comma"))
                      : t("nothing")}
                    {isGranted && row.scope !== "all" ? (
                      <span className="sub">{translate(`scope.${subject}.${row.scope}`)}</span>
                    ) : null}
                    {row && row.hidden.length > 0 ? (
                      <span className="sub">
                        {t("permissions.hidden", {
                          fields: row.hidden.map(field => translate(`field.${field}`)).join(t("shell:comma")),
                        })}
                      </span>
                    ) : null}
                    {row?.reason ? (
                      <span className="sub">{t("permissions.why", { reason: row.reason })}</span>
                    ) : null}
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </Table>
    </Root>
  );
}
